import { expect, test } from '@playwright/test';
import { askAtOnce } from '@/tests/support/http/ask-at-once';
import { createHomework } from '@/tests/support/homework/homework';
import { beginByRequest, keepSaving } from '@/tests/support/homework/keep-saving';
import { ask } from '@/tests/support/http/plain-http';
import { signIn } from '@/tests/support/people/people';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

test.setTimeout(240_000);

let stack: OwnStack;
const shared = { ...process.env };

test.beforeAll(async () => {
  stack = await startOwnStack({ web: true });
  Object.assign(process.env, stack.addresses);
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await stack.stop();
});

test('[HTTP-02] 500 connections at once get the page or 503 with Retry-After; saving and health go on', async () => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), { steps: 1 });
  const student = await beginByRequest(taskHash);
  const saving = await keepSaving(student);

  const web = String(process.env.TEST_WEB_ORIGIN);
  const openPages = (count: number) =>
    askAtOnce(web, count, '/student/profile', () => student.cookie);
  let isOver = false;
  const end = () => (isOver = true);
  const asked = openPages(500);
  asked.then(end, end);
  const before = saving.state.confirmed;
  do expect((await ask('/health')).status).toBe(200);
  while (!isOver);
  const confirmed = saving.state.confirmed;

  // Eight are rendered, four hundred wait, and nothing else comes.
  expect(new Set(await asked)).toEqual(new Set(['page', 'busy']));
  expect(confirmed).toBeGreaterThan(before);
  await saving.stop();
  expect(saving.state.failed).toBe(0);
  expect(await saving.stored()).toBe(saving.state.confirmed);
  expect(await openPages(1)).toEqual(['page']);
  expect((await ask('/ready')).status).toBe(200);
});
