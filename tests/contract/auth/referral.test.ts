import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type pg from 'pg';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { followSignIn } from '@/tests/support/sign-in/follow-sign-in';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => {
  database = openTestDatabase();
});
afterAll(() => database.end());

/** The referral code that is kept of whom this token is. */
async function referralOf(token: string): Promise<string | null | undefined> {
  const { rows } = await database.query<{ referral_code: string | null }>(
    'select referral_code from main_api."user" where id = $1',
    [decodeJwt(token).userId],
  );
  return rows[0]?.referral_code;
}

async function signInWith(login: string, referralCode: string): Promise<string> {
  const { url } = await callPlatform('createLoginState', { body: {} });
  const callback = await followSignIn(url, login, 'tetrad');
  const query = { code: callback.get('code') ?? '', state: callback.get('state') ?? '' };
  const iss = callback.get('iss') ?? undefined;
  const reply = await callPlatform('authenticate', { query: { ...query, iss, referralCode } });
  return reply.token;
}

const student = (taskHash: string) => ({
  idempotencyKey: randomUUID(),
  taskHash,
  name: 'Аня',
  surname: 'Ветрова',
  className: '5 б',
});

describe('a referral', () => {
  test('[ROUTE-26] counts for a student who registers by a link', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const body = student(taskHash);
    const { token } = await callPlatform('registerStudent', {
      body: { ...body, referralCode: 'spring_26' },
    });
    expect(await referralOf(token)).toBe('spring_26');
    await callPlatform('registerStudent', { body: { ...body, referralCode: 'later' } });
    expect(await referralOf(token)).toBe('spring_26');
  });

  test('[ROUTE-26] is none for who came by themselves', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const { token } = await callPlatform('registerStudent', { body: student(taskHash) });
    expect(await referralOf(token)).toBeNull();
  });

  test('[ROUTE-26] counts for a person whom the sign-on names for the first time, and not again', async () => {
    const known = await signIn('approver@example.ru');
    expect(await referralOf(await signInWith('approver@example.ru', 'too-late'))).toBeNull();
    // The person is still known to the sign-on, and new here.
    await database.query(`update main_api."user" set sso_sub = $1 where id = $2`, [
      randomUUID(),
      decodeJwt(known).userId,
    ]);
    const fresh = await signInWith('approver@example.ru', 'first');
    expect(decodeJwt(fresh).userId).not.toBe(decodeJwt(known).userId);
    expect(await referralOf(fresh)).toBe('first');
    await signInWith('approver@example.ru', 'second');
    expect(await referralOf(fresh)).toBe('first');
  });

  test.each(['', ' ', 'a b', '<script>', 'я', 'x'.repeat(65), '../x'])(
    '[ROUTE-26] %j is no code',
    async (code) => {
      const query = new URLSearchParams({ code: 'c', state: 's', referralCode: code });
      const path = `/api/v1/auth/prosv/authenticate?${query}`;
      const { status, body } = await request('GET', path);
      expect([status, body.field]).toEqual([400, 'query.referralCode']);
    },
  );
});
