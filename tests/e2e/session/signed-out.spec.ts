import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { guessAnswer } from '@/platform/tasks/samples';
import { callPlatform } from '@/tests/support/http/call-platform';
import { ask } from '@/tests/support/http/plain-http';
import {
  anyHomework,
  cookiesOf,
  createUser,
  openTestDatabase,
  sessionCookie,
} from '@/tests/support/people/visitors';

/*
 * The copy of a session that another tab has ended: its cookie is whole, was opened a moment ago, and
 * its token was verified a moment ago.
 */

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

const signOut = (Cookie: string) => ask('/logout', { headers: { Cookie } });

/** The page itself, and the end of a session that the main API does not know any more. */
const OPEN = 'open';
async function answerOf(path: string, Cookie: string): Promise<string> {
  const { status, headers } = await ask(path, { headers: { Cookie } });
  return status === 200 ? OPEN : `${status} ${headers.location}`;
}
const ended = (path: string) =>
  `307 /logout?${new URLSearchParams({ expired: '', returnUrl: path })}`;

for (const [kind, paths] of [
  [
    'teacher',
    [
      ...['/teacher/profile', '/teacher/journal', '/homework/new', '/prosv/subjects'],
      '/auth-test-login',
    ],
  ],
  ['student', ['/student/profile']],
  ['newStudent', ['/student']],
  ['schoolAdmin', ['/school']],
] as const)
  test(`[AUTH-14] after signing out in another tab no page opens with the old cookie: ${kind}`, async () => {
    const [Cookie, others] = [await cookiesOf(database, kind), await cookiesOf(database, kind)];
    for (const path of paths) expect([path, await answerOf(path, Cookie)]).toEqual([path, OPEN]);
    await signOut(Cookie);
    for (const path of paths) {
      expect([path, await answerOf(path, Cookie)]).toEqual([path, ended(path)]);
      expect([path, await answerOf(path, others)]).toEqual([path, OPEN]);
    }
  });

test('[AUTH-14] nor is a step read or an answer saved, whatever was open', async () => {
  const { taskHash } = await anyHomework();
  const token = await createUser(database, { roles: [roles.student] });
  const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
  const params = { attemptCode, stepNumber: 1 };
  const { tasks } = await callPlatform('getAttemptStep', { token, params });
  const [task] = tasks;
  if (!task) throw new Error('A step without a task');
  const Cookie = `session=${await sessionCookie(token)}`;
  const pages = [`/lesson/homework/${attemptCode}/1`, '/student/profile'];
  const call = (method: string, path: string, body?: object) =>
    ask(path, {
      method,
      headers: {
        Cookie,
        Origin: process.env.TEST_WEB_ORIGIN ?? '',
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let sequence = 0;
  const attempt = `/api/v1/attempts/${attemptCode}`;
  const statuses = async () => {
    sequence += 1;
    const answer = { stepNumber: 1, taskId: task.id, sequence, value: guessAnswer(task) };
    const answers = [
      await call('GET', `${attempt}/steps/1`),
      await call('PUT', `${attempt}/answers/${randomUUID()}`, answer),
      await call('GET', '/api/v1/user/config'),
    ];
    return answers.map(({ status }) => status);
  };
  for (const path of pages) expect([path, await answerOf(path, Cookie)]).toEqual([path, OPEN]);
  expect(await statuses()).toEqual([200, 200, 200]);
  await signOut(Cookie);
  expect(await statuses()).toEqual([401, 401, 401]);
  for (const path of pages)
    expect([path, await answerOf(path, Cookie)]).toEqual([path, ended(path)]);
});

test('[AUTH-14] [TRUST-05] nor do scripts learn who it was', async () => {
  const Cookie = await cookiesOf(database, 'teacher');
  const told = async () => (await ask('/api/session', { headers: { Cookie } })).body;
  expect(JSON.parse(await told())).toMatchObject({ user: { name: 'Нина' } });
  await signOut(Cookie);
  expect(JSON.parse(await told())).toEqual({ user: null, entries: [] });
});
