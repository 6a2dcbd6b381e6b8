/** @jest-environment node */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { networkInterfaces } from 'node:os';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';
import { listenHosts } from '@/lib/contract/environment/listen-hosts';
import { listenOn, type Listening } from './listen';

let listening: Listening | undefined;
afterEach(() => listening?.close());

const demo = listenHosts({ DEPLOYMENT: 'demo' });

async function freePort(): Promise<number> {
  const server = createSocketServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function ask(host: string, port: number): Promise<string> {
  const request = get({ host, port, agent: false });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return String(response.statusCode);
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

const site = () => createServer((_, response) => response.end());
const others = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === '::1');

test('[TRUST-11] a demo is reached from this machine alone, under both of its addresses', async () => {
  const port = await freePort();
  listening = await listenOn(site, { port, hosts: demo, graceMs: 100 });
  expect(await ask('127.0.0.1', port)).toBe('200');
  if (hasIpv6) expect(await ask('::1', port)).toBe('200');
  for (const address of others) expect(await ask(address, port)).toBe('ECONNREFUSED');
});

test('[TRUST-11] a production is reached under every address, or under the one that is given', async () => {
  expect(listenHosts({ DEPLOYMENT: 'production' })).toEqual([undefined]);
  expect(listenHosts({ DEPLOYMENT: 'production', LISTEN_HOST: '10.0.0.5' })).toEqual(['10.0.0.5']);
  const port = await freePort();
  listening = await listenOn(site, { port, hosts: [undefined], graceMs: 100 });
  for (const address of ['127.0.0.1', ...others]) expect(await ask(address, port)).toBe('200');
});

test('[TRUST-11] a machine without an address of the second kind is listened on under the first', async () => {
  const port = await freePort();
  // Nobody has this address: it is for documentation.
  listening = await listenOn(site, { port, hosts: ['127.0.0.1', '2001:db8::1'], graceMs: 100 });
  expect(await ask('127.0.0.1', port)).toBe('200');
});

test('a port that is taken is refused, and nothing is left listening', async () => {
  const port = await freePort();
  const taker = createSocketServer().listen(port, '127.0.0.1');
  await once(taker, 'listening');
  const refused = listenOn(site, { port, hosts: ['127.0.0.1'], graceMs: 100 });
  await expect(refused).rejects.toMatchObject({ code: 'EADDRINUSE' });
  taker.close();
});

test('closing waits for what is being answered under either address', async () => {
  const port = await freePort();
  const hosts = hasIpv6 ? demo : ['127.0.0.1'];
  const answers: (() => void)[] = [];
  const slow = () => createServer((_, response) => answers.push(() => response.end()));
  const opened = await listenOn(slow, { port, hosts, graceMs: 5_000 });
  const asked = hosts.map((host) => ask(String(host), port));
  while (answers.length < hosts.length) await new Promise(setImmediate);
  const closed = opened.close();
  for (const answer of answers) answer();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['200']));
  await closed;
  expect(await ask('127.0.0.1', port)).toBe('ECONNREFUSED');
});
