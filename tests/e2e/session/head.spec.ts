import { expect, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { ask } from '@/tests/support/http/plain-http';
import { newActivationCode } from '@/tests/support/people/activation-code';
import {
  cookiesOf,
  createUser,
  openTestDatabase,
  sessionCookie,
} from '@/tests/support/people/visitors';
import { followSignIn } from '@/tests/support/sign-in/follow-sign-in';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** Asks with HEAD, as a messenger or a scanner of mail looks at a link: nothing may come of it. */
async function look(path: string, Cookie = ''): Promise<void> {
  const { status, headers, body } = await ask(path, { method: 'HEAD', headers: { Cookie } });
  expect({ path, status, allow: headers.allow, body }).toEqual({
    ...{ path, status: 405, allow: 'GET', body: '' },
  });
  expect([path, headers['set-cookie'], headers.location]).toEqual([path, undefined, undefined]);
}

const cookiesIn = (lines: string[] = []) => lines.map((line) => line.split(';')[0]).join('; ');

test('[HTTP-03] HEAD of /logout signs nobody out', async () => {
  const Cookie = await cookiesOf(database, 'teacher');
  const profile = async () => (await ask('/teacher/profile', { headers: { Cookie } })).status;
  for (const query of ['', '?returnUrl=/teacher', '?expired', '?signIn', '?signIn=again'])
    await look(`/logout${query}`, Cookie);
  expect(await profile()).toBe(200);
  await ask('/logout', { headers: { Cookie } });
  expect(await profile()).toBe(307);
});

test('[HTTP-03] HEAD of /prosv begins no sign-in', async () => {
  const returnUrl = `/teacher/journal?mark=${randomUUID()}`;
  const begun = async () => {
    const { rowCount } = await database.query(
      `select from main_api.login_state where params ->> 'redirectUrl' = $1`,
      [returnUrl],
    );
    return rowCount;
  };
  const path = `/prosv?${new URLSearchParams({ returnUrl })}`;
  await look(path);
  expect(await begun()).toBe(0);
  expect((await ask(path)).status).toBe(303);
  expect(await begun()).toBe(1);
});

test('[HTTP-03] HEAD of /prosv/auth ends no sign-in: it can be ended afterwards', async () => {
  const { headers } = await ask('/prosv');
  const Cookie = cookiesIn(headers['set-cookie']);
  const query = await followSignIn(headers.location ?? '', 'teacher@example.ru', 'tetrad');
  const path = `/prosv/auth?${query}`;
  await look(path, Cookie);
  const ended = await ask(path, { headers: { Cookie } });
  expect([ended.status, ended.headers.location]).toEqual([303, '/teacher/profile']);
  expect(String(ended.headers['set-cookie'])).toMatch(/(^|,)session=[^;]/);
});

test('[HTTP-03] HEAD of an activation link activates nothing', async () => {
  const token = await createUser(database, { roles: [roles.student] });
  const { userId } = decodeJwt<{ userId: string }>(token);
  const schoolOf = async () => {
    const { rows } = await database.query<{ school_id: string | null }>(
      'select school_id from main_api."user" where id = $1',
      [userId],
    );
    return rows[0]?.school_id;
  };
  const Cookie = `session=${await sessionCookie(token)}`;
  const code = await newActivationCode(database, 9, 'Б');
  const path = `/activate-school-student-account?code=${code}`;
  await look(path, Cookie);
  expect(await schoolOf()).toBeNull();
  const { status, headers } = await ask(path, { headers: { Cookie } });
  expect([status, headers.location]).toEqual([303, `/student/profile?code=${code}`]);
  expect(await schoolOf()).toEqual(expect.any(String));
});
