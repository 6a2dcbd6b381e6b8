import { expect, test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptStep } from '@/lib/contract/attempt/attempt';
import { commandLineOf, parentOf, processIds } from '@/scripts/processes/process-table.mjs';
import { shoot } from '@/tests/bench/load';
import { beginByLink, saveShot, type BenchStudent } from '@/tests/bench/student';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import {
  freePorts,
  runCommand,
  temporaryFolder,
  type RunningCommand,
} from '@/tests/support/stack/run-command';

test.setTimeout(240_000);

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

/** Saves one answer over and over, each time a newer one; tells which was the last that was confirmed. */
function keepSaving(student: BenchStudent) {
  const state = { sent: 0, confirmed: 0, isOver: false };
  const save = () =>
    shoot(web, saveShot(web, student, 0, ++state.sent)).then(
      ({ status }) => status === 200,
      () => false,
    );
  const work = (async () => {
    while (!state.isOver) {
      const sequence = state.sent + 1;
      if (await save()) state.confirmed = sequence;
      // As fast as somebody types who types very fast.
      await sleep(30);
    }
  })();
  const stop = () => {
    state.isOver = true;
    return work;
  };
  return { state, stop };
}

async function storedSequence({ cookie, attemptCode, saves }: BenchStudent): Promise<number> {
  const path = `/api/v1/attempts/${attemptCode}/steps/1`;
  const { text } = await shoot(web, { method: 'GET', path, headers: { Cookie: cookie } });
  const { answers } = JSON.parse(text) as AttemptStep;
  return answers.find(({ taskId }) => taskId === saves[0]?.taskId)?.sequence ?? 0;
}

test('[HTTP-04] a part that is killed comes back by itself, and nothing confirmed is lost', async () => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), { steps: 1 });
  const student = await beginByLink(web, { taskHash, stepCount: 1 }, 1);
  const saving = keepSaving(student);
  for (const [mark, title] of [
    ['.build/server/main.js', 'сайт'],
    ['.build/platform/main.js', 'платформа'],
    [' -D ', 'база данных'],
  ] as const) {
    const before = saving.state.confirmed;
    await expect.poll(() => saving.state.confirmed).toBeGreaterThan(before + 5);
    process.kill(pidOf(mark), 'SIGKILL');
    await expect.poll(() => product.said().err).toContain(`Снова работает: ${title}.`);
    const again = saving.state.confirmed;
    await expect.poll(() => saving.state.confirmed).toBeGreaterThan(again + 5);
    await expect.poll(() => fetch(`${web}/ready`).then(({ status }) => status)).toBe(200);
    const confirmed = saving.state.confirmed;
    expect(await storedSequence(student)).toBeGreaterThanOrEqual(confirmed);
  }
  await saving.stop();
  expect(await storedSequence(student)).toBeGreaterThanOrEqual(saving.state.confirmed);
  const lines = product
    .said()
    .err.split('\n')
    .filter((line) => /^(Часть|Снова)/.test(line));
  expect(lines).toEqual(
    ['сайт', 'платформа', 'база данных'].flatMap((title) => [
      `Часть продукта неожиданно остановилась: ${title}. Запускаю снова.`,
      `Снова работает: ${title}.`,
    ]),
  );
});
