import { expect, test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { freePorts, runCommand, temporaryFolder } from '@/tests/support/stack/run-command';

// A test starts the whole product, some of them twice.
test.setTimeout(240_000);

let folder: string;
let ports: Record<string, string>;

test.beforeEach(async () => {
  folder = await temporaryFolder();
  ports = await freePorts();
});

test.afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (variables: Record<string, string> = {}) =>
  runCommand('start', { ...ports, DATA_DIR: folder, LOG_LEVEL: 'error', ...variables });

function answers(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const open = async () => {
  const states = await Promise.all(Object.values(ports).map(answers));
  return Object.keys(ports).filter((_, at) => states[at]);
};

test('npm start prints the address and three accounts, and Ctrl-C leaves nothing behind', async () => {
  const product = start();
  await product.untilSaid('Ctrl-C');
  const { out } = product.said();
  expect(out).toContain(`http://localhost:${ports.PORT}\n`);
  for (const name of ['teacher', 'student', 'student2'])
    expect(out).toContain(`${name}@example.ru`);
  expect(out).toContain('tetrad');
  expect((await fetch(`http://localhost:${ports.PORT}/ready`)).status).toBe(200);
  expect(await open()).toEqual(Object.keys(ports));

  product.process.kill('SIGINT');
  expect(await product.ended).toBe(0);
  expect(product.said().err).toBe('');
  expect(await open()).toEqual([]);
});

test('a killed start leaves nothing behind, and the next one finds its data', async () => {
  const killed = start();
  await killed.untilSaid('Ctrl-C');
  killed.process.kill('SIGKILL');
  // The services give themselves five seconds to end, the database fifteen.
  await expect.poll(open, { timeout: 30_000 }).toEqual([]);

  const next = start();
  await next.untilSaid('Ctrl-C');
  next.process.kill('SIGTERM');
  expect(await next.ended).toBe(0);
  expect(await open()).toEqual([]);
});

test('[CONF-01] a wrong value for web ends the start in one sentence', async () => {
  const product = start({ CONTACT_EMAIL: 'nobody' });
  expect(await product.ended).toBe(1);
  expect(product.said()).toEqual({
    out: '',
    err: expect.stringMatching(/^Сайт не запустился: .*CONTACT_EMAIL.*\n$/),
  });
  expect(await open()).toEqual([]);
});
