import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { serverSchema } from '@/lib/config/server-schema';
import { paymentServiceToken } from '@/lib/contract/environment/common-variables';
import type { AttemptStep } from '@/lib/contract/attempt/attempt';
import { readServerConfig } from '@/lib/config/server';
import { platformSchema } from '@/platform/kernel/env';
import { guessAnswer } from '@/platform/tasks/samples';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

test.setTimeout(240_000);

const READY_DETAILS_TOKEN = 'details-of-before-the-rotation-0123456789';
const shared = { ...process.env };
let stack: OwnStack;
let web: string;

test.beforeAll(async () => {
  stack = await startOwnStack({ web: true, variables: { READY_DETAILS_TOKEN } });
  Object.assign(process.env, stack.addresses);
  web = stack.addresses.TEST_WEB_ORIGIN ?? '';
});
test.afterAll(async () => {
  Object.assign(process.env, shared);
  await stack.stop();
});

/** Every secret that has a previous one, with the value that it has until it is rotated. */
function rotatingSecrets(): Record<string, string> {
  const shape = { ...serverSchema.shape, ...platformSchema.shape };
  const given: Record<string, string | undefined> = {
    READY_DETAILS_TOKEN,
    PAYMENT_SERVICE_TOKEN: paymentServiceToken(readServerConfig({})),
  };
  const rows = Object.entries(shape).filter(([name]) => `${name}_PREVIOUS` in shape);
  return Object.fromEntries(
    rows.map(([name, schema]) => [name, given[name] ?? String(schema.parse(undefined))]),
  );
}

/** Gives every part the secrets in one restart; the database goes on. */
async function restartWith(variables: Record<string, string>): Promise<void> {
  await stack.changeEnvironment(variables);
  await stack.stopWeb();
  await stack.stopPlatform();
  await stack.startPlatform();
  await stack.startWeb();
  await expect.poll(() => fetch(`${web}/ready`).then(({ status }) => status)).toBe(200);
}

async function signInAtWeb(browser: HttpBrowser): Promise<void> {
  const form = await browser.open(`${web}/prosv?role=student`);
  const end = await browser.send(form.url.href, {
    login: 'student@example.ru',
    password: 'tetrad',
  });
  expect([end.url.origin, end.status]).toEqual([web, 200]);
}

/** What a page of the student would ask, with the cookies of the browser. */
async function call<Reply>(browser: HttpBrowser, method: string, path: string, body?: object) {
  const response = await fetch(web + path, {
    method,
    headers: {
      ...{ Origin: web, Cookie: browser.cookiesFor(web) },
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()) as Reply;
}

test('[TRUST-12] every secret is rotated in the middle of a homework, and nobody notices', async () => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), { steps: 2 });
  const browser = new HttpBrowser('nowhere');
  await signInAtWeb(browser);
  const { attemptCode } = await call<{ attemptCode: string }>(browser, 'POST', '/api/v1/attempts', {
    taskHash,
  });
  const readStep = (number: number) =>
    call<AttemptStep>(browser, 'GET', `/api/v1/attempts/${attemptCode}/steps/${number}`);
  const answer = async (stepNumber: number, sequence: number) => {
    for (const task of (await readStep(stepNumber)).tasks) {
      const body = { stepNumber, taskId: task.id, sequence, value: guessAnswer(task) };
      await call(browser, 'PUT', `/api/v1/attempts/${attemptCode}/answers/${randomUUID()}`, body);
    }
  };
  await answer(1, 1);
  const before = await readStep(1);
  // Somebody else is in the middle of signing in.
  const other = new HttpBrowser('nowhere');
  const form = await other.open(`${web}/prosv?role=student`);
  expect(form.url.origin).toBe(stack.addresses.TEST_SSO);

  const former = rotatingSecrets();
  expect(Object.keys(former)).toEqual(
    expect.arrayContaining(['SESSION_SECRET', 'PLATFORM_SECRET', 'MAIN_API_SERVICE_TOKEN']),
  );
  const fresh = Object.keys(former).map((name) => [name, randomBytes(32).toString('hex')] as const);
  const previous = Object.entries(former).map(([name, value]) => [`${name}_PREVIOUS`, value]);
  await restartWith(Object.fromEntries([...fresh, ...previous]));

  // The same tasks under the same ids, with the answers that were given.
  expect(await readStep(1)).toEqual(before);
  await answer(1, 2);
  await answer(2, 1);
  await call(browser, 'POST', `/api/v1/attempts/${attemptCode}/finish`);
  const end = await other.send(form.url.href, { login: 'student2@example.ru', password: 'tetrad' });
  expect([end.url.origin, end.status]).toEqual([web, 200]);
  // Who is signed in at the sign-on stays so there.
  const state = await browser.open(`${stack.addresses.TEST_SSO}/api/state.js`);
  expect(state.body).toContain('"isSignedIn":true');
  const later = new HttpBrowser('nowhere');
  await signInAtWeb(later);

  // When nothing is left that the secrets of before have made, they go.
  await restartWith(Object.fromEntries(previous.map(([name = '']) => [name, ''])));
  const path = `/api/v1/attempts/${attemptCode}/steps/1`;
  expect((await call<AttemptStep>(later, 'GET', path)).tasks).toEqual(before.tasks);
  const details = (token = '') =>
    fetch(`${web}/ready?details`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await details(READY_DETAILS_TOKEN)).status).toBe(404);
  expect((await details(new Map(fresh).get('READY_DETAILS_TOKEN'))).status).toBe(200);
});
