import { decodeJwt } from 'jose';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import * as schema from '@/platform/main-api/database/schema';
import { operateDisable, operateEnable } from '@/platform/main-api/session/operate-account';
import { ask, callPlatform, request } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import {
  ageSession,
  createAccount,
  signInAt,
  type TestAccount,
} from '@/tests/support/people/accounts';
import { newcomer, signIn } from '@/tests/support/people/people';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { readCallback } from '@/tests/support/people/editors';
import { followSignIn } from '@/tests/support/sign-in/follow-sign-in';

let database: pg.Pool;
let account: TestAccount;
beforeAll(() => {
  database = openTestDatabase();
});
beforeEach(async () => {
  account = await createAccount(database);
});
afterAll(() => database.end());

const use = async (token: string) => (await ask('checkSession', { token })).status;
const idOf = (token: string) => decodeJwt(token).jti ?? '';

describe('the sessions of a person', () => {
  test('[TRUST-06] are listed with device and shortened network, the one of the call marked', async () => {
    const callback = await followSignIn(await addressFor({}), account.login, 'tetrad');
    const query = new URLSearchParams(readCallback(callback));
    const { body } = await request('GET', `/api/v1/auth/prosv/authenticate?${query}`, {
      network: '203.0.113.77',
      headers: {
        'X-Client-User-Agent':
          'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 YaBrowser/24.1.0.0 Safari/537.36',
      },
    });
    const token = String(body.token);
    const other = await signInAt(account, { isShared: true });
    const gone = await signInAt(account);
    await ageSession(database, gone, 'expires_at', 1);
    await ageSession(database, other, 'last_used_at', 1);
    const { sessions } = await callPlatform('listSessions', { token });
    expect(sessions).toEqual([
      expect.objectContaining({
        ...{ id: idOf(token), browser: 'Yandex Browser', system: 'Windows' },
        ...{ network: '203.0.113', isCurrent: true, isShared: false },
      }),
      expect.objectContaining({
        ...{ id: idOf(other), browser: '', system: '', isCurrent: false, isShared: true },
      }),
    ]);
    expect(JSON.stringify(sessions)).not.toContain('113.77');
  });

  test('[TRUST-06] are ended one by one, at once, however often it is asked', async () => {
    const [token, other, third] = await Promise.all([1, 2, 3].map(() => signInAt(account)));
    if (!token || !other || !third) throw new Error('Three have signed in');
    const params = { sessionId: idOf(other) };
    for (const _ of [1, 2])
      expect(await callPlatform('endSession', { token, params })).toEqual({ done: true });
    expect([await use(token), await use(other), await use(third)]).toEqual([200, 401, 200]);
  });

  test('[TRUST-06] are ended all but this one', async () => {
    const tokens = await Promise.all([1, 2, 3].map(() => signInAt(account)));
    await callPlatform('endOtherSessions', { token: tokens[1] ?? '' });
    expect(await Promise.all(tokens.map(use))).toEqual([401, 200, 401]);
  });

  test('[TRUST-06] of somebody else are not found, and go on', async () => {
    const [token, foreign] = [await signInAt(account), await signIn('teacher@example.ru')];
    for (const sessionId of [idOf(foreign), 'unknown', "' or ''='"]) {
      const { status } = await ask('endSession', { token, params: { sessionId } });
      expect(status).toBe(404);
    }
    await callPlatform('endOtherSessions', { token });
    expect(await use(foreign)).toBe(200);
  });

  test('[TRUST-06] has a student without an account too', async () => {
    const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
    const token = await newcomer(taskHash);
    const { sessions } = await callPlatform('listSessions', { token });
    expect(sessions.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([[idOf(token), true]]);
  });
});

describe('operators', () => {
  const operated = (SSO_ORIGIN = process.env.TEST_SSO) => ({
    db: drizzle(database, { schema }),
    env: readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL, SSO_ORIGIN }),
  });

  test('[TRUST-06] disable an account: its sessions end, nobody signs in, and it is written down', async () => {
    const browser = ssoBrowser();
    const token = await signInAt(account, { browser });
    const lines = await operateDisable(operated(), [account.login]);
    expect(lines).toHaveLength(1);
    expect(await use(token)).toBe(401);
    expect((await ask('authorize', { body: { token } })).body.code).toBe('token_invalid');
    // The browser is not signed in at the SSO either.
    const page = await openSso(browser, await addressFor({}));
    expect(page.body).toContain('name="password"');
    const refused = await browser.send(page.url.href, { login: account.login, password: 'tetrad' });
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.stringContaining('Учётная запись отключена'),
    ]);
    const wrong = await browser.send(page.url.href, { login: account.login, password: 'x' });
    expect(wrong.body).toContain('Неверный логин или пароль');
    const { rows } = await database.query(
      'select actor, action from main_api.audit_entry where subject = $1 order by created_at',
      [`user:${String(decodeJwt(token).userId)}`],
    );
    expect(rows).toEqual([{ actor: 'ops', action: 'account.disable' }]);
  });

  test('[TRUST-06] enable it again, and old sessions stay ended', async () => {
    const token = await signInAt(account);
    await operateDisable(operated(), [account.login]);
    await operateEnable(operated(), [account.login]);
    expect(await use(token)).toBe(401);
    expect(await use(await signInAt(account))).toBe(200);
  });

  test('[TRUST-06] keep a disabled account out though the SSO does not know of it', async () => {
    await signInAt(account);
    const lines = await operateDisable(operated('http://localhost:1'), [account.login]);
    expect(lines[1]).toMatch(/Единый вход/);
    await expect(signInAt(account)).rejects.toThrow('403');
  });

  test('[TRUST-06] are told of an account that is not there', async () => {
    for (const named of ['nobody@example.ru', ''])
      await expect(operateDisable(operated(), [named])).rejects.toThrow('Нет пользователя');
  });
});
