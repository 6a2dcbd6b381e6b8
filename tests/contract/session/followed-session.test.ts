import type pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import { signOnHeaders } from '@/platform/main-api/person/other-services';
import { ask } from '@/tests/support/http/call-platform';
import { createAccount, signInAt, type TestAccount } from '@/tests/support/people/accounts';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';

let database: pg.Pool;
let account: TestAccount;
/** Of a session that another person's has followed in its browser. */
let token: string;
beforeAll(() => {
  database = openTestDatabase();
});
beforeEach(async () => {
  account = await createAccount(database);
  const browser = ssoBrowser();
  token = await signInAt(account, { browser });
  await follow(browser, await createAccount(database, 'student'));
  expect(await use(token)).toBe(200);
});
afterAll(() => database.end());

const use = async (one: string) => (await ask('checkSession', { token: one })).status;

/** Somebody else signs in in the same browser. */
async function follow(browser: ReturnType<typeof ssoBrowser>, { login }: TestAccount) {
  const address = new URL(await addressFor({}));
  address.searchParams.set('prompt', 'login');
  const page = await openSso(browser, address.href);
  expect((await browser.send(page.url.href, { login, password: 'tetrad' })).status).toBe(0);
}

test('[TRUST-05] [TRUST-06] a session that was followed ends when the account is disabled', async () => {
  const env = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });
  const { status } = await fetch(
    `${process.env.TEST_SSO}/operator/accounts/${account.sub}/disable/`,
    { method: 'POST', headers: signOnHeaders(env) },
  );
  expect([status, await use(token)]).toEqual([200, 401]);
});

test('[TRUST-05] [TRUST-07] a session that was followed ends when the password is changed, the one that changes it does not', async () => {
  const browser = ssoBrowser();
  const own = await signInAt(account, { browser });
  const password = 'семь синих китов 3';
  const form = { current: 'tetrad', password, repeat: password };
  const done = await browser.send(`${process.env.TEST_SSO}/profile/password`, form);
  expect(done.body).toContain('Пароль изменён');
  expect([await use(token), await use(own)]).toEqual([401, 200]);
});
