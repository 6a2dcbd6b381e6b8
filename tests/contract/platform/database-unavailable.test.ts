import { randomUUID } from 'node:crypto';
import { guessAnswer } from '@/platform/tasks/samples';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { followSignIn, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { createHomework } from '@/tests/support/homework/homework';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { newcomer, signIn } from '@/tests/support/people/people';

let stack: OwnStack;

beforeAll(async () => {
  stack = await startOwnStack({ web: false });
  Object.assign(process.env, stack.addresses);
}, 180_000);
afterAll(() => stack.stop(), 180_000);

test('[AUTH-15] without a database the script of the SSO is empty and 503, not a page', async () => {
  const browser = ssoBrowser();
  const { url } = await callPlatform('createLoginState', { body: {} });
  await followSignIn(url, 'student@example.ru', 'tetrad', undefined, browser);
  const script = `${process.env.TEST_SSO}/api/state.js`;
  await stack.stopDatabase();
  try {
    const { status, body, headers } = await browser.open(script);
    expect([status, body]).toEqual([503, '']);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('no-store');
  } finally {
    await stack.startDatabase();
  }
  expect((await browser.open(script)).body).toContain('"isSignedIn":true');
}, 180_000);

test('[HW-04] without a database saving is refused with 503, and goes on when it is back', async () => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const token = await newcomer(taskHash);
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  const where = { attemptCode, stepNumber: 1 };
  const { tasks } = await callPlatform('getAttemptStep', { token, params: where });
  const [task] = tasks;
  if (!task) throw new Error('No task');
  const save = () =>
    ask('saveAnswer', {
      token,
      params: { attemptCode, answerId: randomUUID() },
      body: { stepNumber: 1, taskId: task.id, sequence: 1, value: guessAnswer(task) },
    });

  await stack.stopDatabase();
  const refused = await save();
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(JSON.stringify(refused.body)).not.toMatch(/ECONN|postgres|select/i);
  expect((await request('GET', '/ready')).status).toBe(503);
  expect((await request('GET', '/health')).status).toBe(200);

  await stack.startDatabase();
  expect((await save()).status).toBe(200);
  const { answers } = await callPlatform('getAttemptStep', { token, params: where });
  expect(answers).toHaveLength(1);
}, 180_000);
