import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How the server answers to the words of a letter; `break` ends the connection instead. */
export type MailAnswer = '250 taken' | '451 later' | '550 never' | 'break';

/**
 * A mail server that keeps what it is sent.
 *
 * @param answers to the words of each letter in turn; afterwards all are taken
 */
export async function startMailServer(answers: MailAnswer[] = []) {
  const letters: string[] = [];
  const server = createServer((socket) => talk(socket, letters, answers));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The words of all letters, whatever was answered. */
    letters,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function talk(socket: Socket, letters: string[], answers: MailAnswer[]): void {
  let waiting = '';
  let isReading = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8');
    for (;;) {
      const end = isReading ? '\r\n.\r\n' : '\r\n';
      const at = waiting.indexOf(end);
      if (at < 0) return;
      const part = waiting.slice(0, at);
      waiting = waiting.slice(at + end.length);
      if (isReading) {
        isReading = false;
        letters.push(part);
        const answer = answers.shift() ?? '250 taken';
        if (answer === 'break') socket.destroy();
        else say(answer);
      } else if (/^DATA/i.test(part)) {
        isReading = true;
        say('354 go on');
      } else {
        say(/^QUIT/i.test(part) ? '221 bye' : '250 ok');
      }
    }
  });
}
