import { expect, test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { commandLineOf, parentOf, processIds } from '@/scripts/processes/process-table.mjs';
import { createHomework } from '@/tests/support/homework/homework';
import { beginByRequest, keepSaving } from '@/tests/support/homework/keep-saving';
import { signIn } from '@/tests/support/people/people';
import {
  freePorts,
  runCommand,
  temporaryFolder,
  type RunningCommand,
} from '@/tests/support/stack/run-command';

test.setTimeout(240_000);
/** A small machine that has much else to do starts a part slowly. */
const until = expect.configure({ timeout: 60_000 });

let folder: string;
let product: RunningCommand;
let web: string;
const shared = { ...process.env };

test.beforeAll(async () => {
  folder = await temporaryFolder();
  const ports = await freePorts();
  web = `http://localhost:${ports.PORT}`;
  process.env.TEST_WEB_ORIGIN = web;
  process.env.TEST_MAIN_API = `http://localhost:${ports.MAIN_API_PORT}`;
  process.env.TEST_SSO = `http://localhost:${ports.SSO_PORT}`;
  product = runCommand('start', { ...ports, DATA_DIR: folder, LOG_LEVEL: 'error' });
  await product.untilSaid('Ctrl-C');
});

test.afterAll(async () => {
  Object.assign(process.env, shared);
  product.process.kill('SIGTERM');
  await product.ended;
  await rm(folder, { recursive: true, force: true });
});

/** The process of a part: a child of the start, or of the guard of the database. */
function pidOf(mark: string): number {
  const ours = (pid: number | null) => pid !== null && parentOf(pid) === product.process.pid;
  const found = processIds().find((pid) => {
    if (!commandLineOf(pid).includes(mark)) return false;
    return ours(pid) || ours(parentOf(pid));
  });
  if (found === undefined) throw new Error(`No process of ${mark}`);
  return found;
}

test('[HTTP-04] a part that is killed comes back by itself, and nothing confirmed is lost', async () => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), { steps: 1 });
  const saving = await keepSaving(await beginByRequest(taskHash));
  for (const [mark, title] of [
    ['.build/server/main.js', 'сайт'],
    ['.build/platform/main.js main-api', 'платформа'],
    ['.build/platform/main.js sso', 'вход'],
    [' -D ', 'база данных'],
  ] as const) {
    const before = saving.state.confirmed;
    await until.poll(() => saving.state.confirmed).toBeGreaterThan(before + 5);
    process.kill(pidOf(mark), 'SIGKILL');
    await until.poll(() => product.said().err).toContain(`Снова работает: ${title}.`);
    const again = saving.state.confirmed;
    await until.poll(() => saving.state.confirmed).toBeGreaterThan(again + 5);
    await until.poll(() => fetch(`${web}/ready`).then(({ status }) => status)).toBe(200);
    const confirmed = saving.state.confirmed;
    expect(await saving.stored()).toBeGreaterThanOrEqual(confirmed);
  }
  await saving.stop();
  expect(await saving.stored()).toBeGreaterThanOrEqual(saving.state.confirmed);
  const lines = product
    .said()
    .err.split('\n')
    .filter((line) => /^(Часть|Снова)/.test(line));
  expect(lines).toEqual(
    ['сайт', 'платформа', 'вход', 'база данных'].flatMap((title) => [
      `Часть продукта неожиданно остановилась: ${title}. Запускаю снова.`,
      `Снова работает: ${title}.`,
    ]),
  );
});
