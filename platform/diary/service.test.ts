/** @jest-environment node */
import { createServer, type AddressInfo } from 'node:net';
import { readEnv } from '@/platform/kernel/env';
import { createLogger } from '@/platform/kernel/logger';
import { startDiary } from './service';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const secret = (letter: string) => letter.repeat(32);
const production = {
  DEPLOYMENT: 'production',
  SSO_ORIGIN: 'https://id.example.ru',
  SSO_CLIENT_SECRET: secret('a'),
  PLATFORM_SECRET: secret('b'),
  PAYMENT_NOTIFICATION_SECRET: secret('c'),
  DIARY_API_KEY: secret('d'),
  DIARY_WEBHOOK_SECRET: secret('e'),
  MAIN_API_SERVICE_TOKEN: secret('h'),
};
const elsewhere = { DNEVNIK_ISSUER: 'https://id.example.ru' };

test.each([
  ['in production', production],
  ['where people come from another diary', elsewhere],
])('%s the diary answers /health and /ready alone', async (_, variables) => {
  const port = await freePort();
  // Nothing listens there: it needs no database either.
  const DATABASE_URL = 'postgres://localhost:1/x';
  const env = readEnv({ ...variables, DATABASE_URL, DIARY_PORT: String(port) });
  const running = await startDiary(env, createLogger('test', 'silent'));
  const statusOf = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
  const paths = ['/health', '/ready', '/', '/login', '/control', '/api/v2/lessons/1', '/auth'];
  const statuses = await Promise.all([...paths, '/operator/control'].map(statusOf));
  await running.close();
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404, 404, 404]);
});
