import net from 'node:net';
import { completeEnvironment } from './environment.mjs';
import { findFreePorts, refuseTakenPorts } from './ports.mjs';

/** @type {net.Server | undefined} */
let server;

afterEach(() => server?.close());

/** @param {string} host */
async function occupy(host) {
  const [port = 0] = await findFreePorts(1);
  server = net.createServer();
  await new Promise((resolve) => server?.listen(port, host, () => resolve(null)));
  return port;
}

test.each(['0.0.0.0', '127.0.0.1'])(
  'a port taken on %s is refused with its number and its variable',
  async (host) => {
    const port = await occupy(host);
    const environment = completeEnvironment({ DIARY_PORT: String(port) });
    await expect(refuseTakenPorts(environment, ['diary'])).rejects.toThrow(
      new RegExp(`${port} занят.*DIARY_PORT`),
    );
  },
);

test('the port of a program that is not started may be taken', async () => {
  const environment = completeEnvironment({ DIARY_PORT: String(await occupy('0.0.0.0')) });
  await expect(refuseTakenPorts(environment, [])).resolves.toBeUndefined();
});

test('ports that are asked for later are others, also before the first are in use', async () => {
  const [first, second] = await Promise.all([findFreePorts(20), findFreePorts(20)]);
  const third = await findFreePorts(1);
  expect(new Set([...first, ...second, ...third]).size).toBe(41);
});

test('free ports differ and can be listened on', async () => {
  const ports = await findFreePorts(5);
  expect(new Set(ports).size).toBe(5);
  const [SSO_PORT = 0] = ports;
  const environment = completeEnvironment({ SSO_PORT: String(SSO_PORT) });
  await expect(refuseTakenPorts(environment, ['sso'])).resolves.toBeUndefined();
});
