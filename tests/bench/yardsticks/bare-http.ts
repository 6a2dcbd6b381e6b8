import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Reply, Shot } from '@/tests/support/http/connection';
import { underLoad, type Load } from '@/tests/bench/load/under-load';

/** What Node.js writes by itself, or what would contradict it. */
const BY_NODE = ['connection', 'keep-alive', 'transfer-encoding', 'date'];

/** Bare `node:http` in a process of its own that answers with the same headers and bytes. */
export async function measureBareHttp(reply: Reply, shot: Shot): Promise<Load> {
  const server = fork('tests/bench/yardsticks/bare-server.mjs', { execArgv: [] });
  try {
    const told = once(server, 'message') as Promise<[{ port: number }]>;
    const headers = headersOf(reply);
    server.send({ headers, body: reply.body.toString('base64') });
    const [{ port }] = await told;
    return await underLoad(`http://localhost:${port}`, () => shot);
  } finally {
    server.kill();
  }
}

function headersOf({ head }: Reply): [string, string][] {
  return head
    .split('\r\n')
    .slice(1)
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      const name = line.slice(0, at);
      const isKept = at > 0 && !BY_NODE.includes(name.toLowerCase());
      return isKept ? [[name, line.slice(at + 1).trim()]] : [];
    });
}
