import { decodeJwt } from 'jose';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import * as schema from '@/platform/main-api/database/schema';
import { whatIsOver } from '@/platform/main-api/session/end-sessions';
import { sessionLimits } from '@/platform/main-api/session/session-state';
import { ask, callPlatform } from '@/tests/support/http/call-platform';
import {
  ageSession,
  createAccount,
  signInAt,
  type TestAccount,
} from '@/tests/support/people/accounts';
import { editorToken } from '@/tests/support/people/editors';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { addressFor, exchange } from '@/tests/support/sign-in/provider-sign-in';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
const now = () => Math.floor(Date.now() / 1_000);

let database: pg.Pool;
let account: TestAccount;
beforeAll(async () => {
  database = openTestDatabase();
  account = await createAccount(database);
});
afterAll(() => database.end());

const statusOf = async (token: string) => (await ask('checkSession', { token })).status;
const lifeOf = (token: string) => (decodeJwt(token).exp ?? 0) - now();
const lastUse = async (token: string) => {
  const { rows } = await database.query<{ last_used_at: Date }>(
    'select last_used_at from main_api.session where id = $1',
    [decodeJwt(token).jti],
  );
  return rows[0]?.last_used_at.getTime() ?? NaN;
};

describe('the absolute end of a session', () => {
  test('[TRUST-05] is 30 days after the password, and a renewed token does not move it', async () => {
    const token = await signInAt(account);
    expect(Math.abs(lifeOf(token) - 30 * DAY)).toBeLessThan(60);
    await database.query(
      `update main_api.session set expires_at = expires_at - interval '29 days' where id = $1`,
      [decodeJwt(token).jti],
    );
    const { token: fresh } = await callPlatform('authorize', { body: { token } });
    expect(Math.abs(lifeOf(fresh) - DAY)).toBeLessThan(60);
  });

  test('[TRUST-05] holds though a token says that it is good for longer', async () => {
    const token = await signInAt(account);
    expect(await statusOf(token)).toBe(200);
    await ageSession(database, token, 'expires_at', 0);
    expect(await statusOf(token)).toBe(401);
    expect((await ask('authorize', { body: { token } })).body.code).toBe('token_invalid');
  });

  test('[TRUST-05] counts from the password also when the SSO signs somebody in without asking', async () => {
    const browser = ssoBrowser();
    await signInAt(account, { browser });
    const setLogin = (seconds: number) =>
      database.query(
        `update sso.artifact set payload = jsonb_set(payload, '{loginTs}', to_jsonb($2::int))
         where model = 'Session' and payload->>'accountId' = $1`,
        [account.sub, seconds],
      );
    await setLogin(now() - 29 * DAY);
    const page = await openSso(browser, await addressFor({}));
    const { body } = await exchange(page.url.searchParams);
    expect(Math.abs(lifeOf(String(body.token)) - DAY)).toBeLessThan(60);
    await setLogin(now() - 31 * DAY);
    const asked = await openSso(browser, await addressFor({}));
    expect([asked.status, asked.body.includes('name="password"')]).toEqual([200, true]);
  });

  test('[TRUST-05] of somebody else’s computer is 12 hours, and its browser keeps nothing', async () => {
    const browser = ssoBrowser();
    const token = await signInAt(account, { browser, isShared: true });
    expect(decodeJwt(token).sharedDevice).toBe(true);
    expect(Math.abs(lifeOf(token) - 12 * HOUR)).toBeLessThan(60);
    const { token: fresh } = await callPlatform('authorize', { body: { token } });
    expect([decodeJwt(fresh).sharedDevice, decodeJwt(fresh).exp]).toEqual([
      true,
      decodeJwt(token).exp,
    ]);
    const { rows } = await database.query<{ seconds: string }>(
      `select extract(epoch from expires_at - now()) as seconds from sso.artifact
       where model = 'Session' and payload->>'accountId' = $1 and payload->>'transient' = 'true'`,
      [account.sub],
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0]?.seconds)).toBeLessThanOrEqual(12 * HOUR);
  });

  test('[TRUST-05] of an editor is 12 hours', async () => {
    expect(Math.abs(lifeOf(await editorToken()) - 12 * HOUR)).toBeLessThan(60);
  });
});

describe('the idle end of a session', () => {
  test.each([
    [false, 13 * 24, 200],
    [false, 15 * 24, 401],
    [true, 1.9, 200],
    [true, 2.1, 401],
  ])(
    '[TRUST-05] (shared computer: %s) after %d hours without use: %d',
    async (isShared, hours, status) => {
      const token = await signInAt(account, { isShared });
      await ageSession(database, token, 'last_used_at', hours);
      expect(await statusOf(token)).toBe(status);
      if (status === 401)
        expect((await ask('authorize', { body: { token } })).body.code).toBe('token_invalid');
    },
  );

  test('[TRUST-05] of an editor is two hours', async () => {
    const token = await editorToken();
    await ageSession(database, token, 'last_used_at', 2.1);
    expect((await ask('listCmsWorkbooks', { token })).status).toBe(401);
  });

  test('[TRUST-05] moves with each use', async () => {
    const token = await signInAt(account);
    await ageSession(database, token, 'last_used_at', 13 * 24);
    const before = await lastUse(token);
    expect(await statusOf(token)).toBe(200);
    // It is written when the call has been answered.
    while ((await lastUse(token)) === before) expect(await statusOf(token)).toBe(200);
    expect(Date.now() - (await lastUse(token))).toBeLessThan(60_000);
  });
});

test('[TRUST-10] sessions that are over are forgotten, the others stay', async () => {
  const db = drizzle(database, { schema });
  const env = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });
  const [expired, idle, idleShared, open, openShared] = await Promise.all([
    signInAt(account),
    signInAt(account),
    signInAt(account, { isShared: true }),
    signInAt(account),
    signInAt(account, { isShared: true }),
  ]);
  await ageSession(database, expired, 'expires_at', 1);
  await ageSession(database, idle, 'last_used_at', 15 * 24);
  await ageSession(database, idleShared, 'last_used_at', 3);
  await ageSession(database, open, 'last_used_at', 3);
  await db.delete(schema.session).where(whatIsOver(sessionLimits(env)));
  const left = await Promise.all([expired, idle, idleShared, open, openShared].map(lastUse));
  expect(left.map(Number.isNaN)).toEqual([true, true, true, false, false]);
});
