import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createSiteServer, TIME_LIMITS } from './create-server';
import type { SiteFile } from './files/load-files';
import { createFront, stepsOf } from './front';
import type { Step } from './step';

const copyOf = (body: string) => ({ body: Buffer.from(body), etag: `"${body}"` });

export const files = new Map<string, SiteFile>([
  [
    '/_next/static/a.js',
    {
      ...copyOf('script'),
      type: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
      compressed: { br: copyOf('br'), gzip: copyOf('gz') },
    },
  ],
  ['/og/home.png', { ...copyOf('png'), type: 'image/png', cacheControl: 'x', compressed: {} }],
]);

/** Answers with the address that it was asked for, as Next.js would answer with a page. */
export const echo: Step = (request, response) => {
  response.end(`page ${request.url}`);
  return true;
};

/** A front with `last` in place of Next.js, on a port of its own. */
export async function startFront(last: Step = echo, limits = TIME_LIMITS) {
  const server: Server = createSiteServer(createFront(stepsOf(files, last)), limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** What comes back for these bytes until the connection is closed. */
    async send(...parts: string[]) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      for (const part of parts) socket.write(part, 'latin1');
      return readAnswer(await text(socket));
    },
    /** All that comes back, of any number of answers; each part is sent after an answer to the one before. */
    async sendAll(...parts: string[]) {
      const socket = connect(port, '127.0.0.1').setEncoding('latin1');
      let all = '';
      socket.on('data', (chunk: string) => (all += chunk));
      for (const part of parts) {
        socket.write(part, 'latin1');
        await once(socket, 'data');
      }
      if (!socket.readableEnded) await once(socket, 'end');
      return all;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The first answer in what came back. */
function readAnswer(all: string) {
  const [head = '', body = ''] = all.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((one) => /^([^:]+): (.*)$/.exec(one)?.slice(1) ?? []);
  const byName = headers.map(([name = '', value]) => [name.toLowerCase(), value]);
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(byName) as Record<string, string>,
    body,
  };
}
