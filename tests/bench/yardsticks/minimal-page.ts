import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePorts } from '@/scripts/environment/ports.mjs';
import { bytesOf, Connection } from '@/tests/support/http/connection';
import { underLoad, type Load } from '@/tests/bench/load/under-load';

const NEXT = 'node_modules/next/dist/bin/next';
const FOLDER = 'tests/bench/minimal';

/**
 * The yardstick of pages that Next.js renders for each request: the smallest of them, with sixty rows,
 * in an application of its own with the same Next.js and React, under the same load as ours. Nothing
 * else may be under load meanwhile.
 */
export async function measureMinimalPage(): Promise<Load> {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  execFileSync(process.execPath, [NEXT, 'build', FOLDER], { env, stdio: 'ignore' });
  const [port] = await findFreePorts(1);
  const args = [NEXT, 'start', FOLDER, '--port', String(port)];
  const server = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  const page = () => ({ method: 'GET', path: '/', headers: { Accept: 'text/html' } });
  try {
    await untilAnswering(origin);
    return await underLoad(origin, page);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}

async function untilAnswering(origin: string): Promise<void> {
  const end = performance.now() + 30_000;
  for (;;) {
    const connection = new Connection(origin);
    const asked = connection.ask(bytesOf(origin, { method: 'GET', path: '/', headers: {} }));
    const status = await asked.then(
      (reply) => reply.status,
      () => 0,
    );
    connection.close();
    if (status === 200) return;
    if (performance.now() > end) throw new Error('The minimal page does not answer');
    await sleep(100);
  }
}
