import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { findFreePorts } from '@/scripts/environment/ports.mjs';
import { freePorts, runCommand, temporaryFolder } from '@/tests/support/stack/run-command';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a command that has to refuse, and returns the sentence in which it does. */
async function refusal(name: string, variables: Record<string, string>): Promise<string> {
  const given = { ...(await freePorts()), DATA_DIR: folder, ...variables };
  const command = runCommand(name, given);
  expect(await command.ended).toBe(1);
  const { out, err } = command.said();
  expect(out).toBe('');
  // One line that ends like a sentence: no stack trace, no warnings around it.
  expect(err).toMatch(/^[А-Я].*\n$/);
  return err.trim();
}

async function takenPort(): Promise<{ port: number; free(): void }> {
  const [port = 0] = await findFreePorts(1);
  const server = createServer().listen(port);
  await once(server, 'listening');
  return { port, free: () => server.close() };
}

describe('npm start refuses in one sentence', () => {
  test.each(['PORT', 'SSO_PORT', 'DATABASE_PORT'])('a taken %s', async (variable) => {
    const { port, free } = await takenPort();
    try {
      const sentence = await refusal('start', { [variable]: String(port) });
      expect(sentence).toMatch(new RegExp(`Порт ${port} занят.* в переменной ${variable}\\.$`));
    } finally {
      free();
    }
  });

  test('a second start in the same folder', async () => {
    const first = runCommand('start:platform main-api', {
      ...(await freePorts()),
      DATA_DIR: folder,
    });
    try {
      await first.untilSaid('Работают службы');
      const sentence = await refusal('start', {});
      expect(sentence).toContain(`процесс ${first.process.pid}`);
    } finally {
      first.process.kill('SIGTERM');
    }
    expect(await first.ended).toBe(0);
  }, 180_000);

  test('a data folder that is a file', async () => {
    const file = join(folder, 'data');
    await writeFile(file, '');
    expect(await refusal('start', { DATA_DIR: file })).toMatch(/лежит файл.*DATA_DIR\.$/);
  });

  test('a database that cannot be reached, without its password', async () => {
    const [port = 0] = await findFreePorts(1);
    const url = `postgres://user:hidden@localhost:${port}/db`;
    const sentence = await refusal('start', { DATABASE_URL: url });
    expect(sentence).toMatch(/^Переменная DATABASE_URL: не удалось подключиться/);
    expect(sentence).toContain(`localhost:${port}/db`);
    expect(sentence).not.toContain('hidden');
  });

  test('an address that is not that of a database', async () => {
    expect(await refusal('start', { DATABASE_URL: 'localhost' })).toMatch(/DATABASE_URL: нужен/);
  });

  test('[CONF-01] a wrong port', async () => {
    expect(await refusal('start', { SSO_PORT: 'x' })).toMatch(/^Переменная SSO_PORT: «x»/);
  });

  test('[CONF-01] a wrong value for the platform', async () => {
    const sentence = await refusal('start:platform', { LIMITED_ACCESS_RELEASE_DATE: 'soon' });
    expect(sentence).toMatch(/^Платформа не запустилась: .*LIMITED_ACCESS_RELEASE_DATE/);
  });

  test('a service that does not exist', async () => {
    expect(await refusal('start:platform mail', {})).toMatch(/«mail»; есть main-api, sso/);
  });
});
