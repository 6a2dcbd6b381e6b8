import { randomUUID } from 'node:crypto';
import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import type pg from 'pg';
import { readEnv } from '@/platform/kernel/env';
import { BACKCHANNEL_LOGOUT_PATH } from '@/platform/openid/backchannel-logout';
import type { SigningKey } from '@/platform/openid/sealed-keys';
import { ask, mainApiOrigin, request } from '@/tests/support/http/call-platform';
import { createAccount, signInAt, type TestAccount } from '@/tests/support/people/accounts';
import { editorToken } from '@/tests/support/people/editors';
import { ownKey, sign } from '@/tests/support/people/own-key';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const { SSO_CLIENT_ID } = readEnv({ DATABASE_URL: process.env.TEST_DATABASE_URL });

let database: pg.Pool;
let account: TestAccount;
let key: SigningKey;
beforeAll(async () => {
  database = openTestDatabase();
  account = await createAccount(database);
  key = await ownKey('sso');
});
afterAll(() => database.end());

const use = async (token: string) => (await ask('checkSession', { token })).status;
const signOutAtSso = (browser = ssoBrowser()) => browser.open(`${process.env.TEST_SSO}/signout`);

/** How the SSO names the session that a token came from. */
async function sidOf(token: string): Promise<string> {
  const { rows } = await database.query<{ sso_sid: string }>(
    'select sso_sid from main_api.session where id = $1',
    [decodeJwt(token).jti],
  );
  const sid = rows[0]?.sso_sid;
  if (!sid) throw new Error('The SSO has not told its session');
  return sid;
}

/** What the SSO would say. */
const claimsFor = (claims: JWTPayload): JWTPayload => {
  const iat = Math.floor(Date.now() / 1_000);
  const issuer = { iss: process.env.TEST_SSO, aud: SSO_CLIENT_ID };
  return { ...issuer, iat, exp: iat + 120, jti: randomUUID(), events: { [EVENT]: {} }, ...claims };
};

async function tell(token: string) {
  const body = new URLSearchParams({ logout_token: token }).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const { status, headers: told } = await request('POST', BACKCHANNEL_LOGOUT_PATH, {
    body,
    headers,
  });
  expect(told.get('cache-control')).toBe('no-store');
  return status;
}

describe('who signs out at the SSO', () => {
  test('[TRUST-05] is signed out here at once, in this browser alone', async () => {
    const browser = ssoBrowser();
    const [token, elsewhere] = [await signInAt(account, { browser }), await signInAt(account)];
    const again = await signInAt(account, { browser });
    expect([await use(token), await use(elsewhere)]).toEqual([200, 200]);
    await signOutAtSso(browser);
    expect([await use(token), await use(again), await use(elsewhere)]).toEqual([401, 401, 200]);
    expect((await ask('authorize', { body: { token } })).body.code).toBe('token_invalid');
  });

  test('[TRUST-05] [AUTH-10] is not who was only followed by another person in the same browser', async () => {
    const browser = ssoBrowser();
    const token = await signInAt(account, { browser });
    const other = await createAccount(database, 'student');
    // The SSO asks for the password when it is asked for another person.
    const address = new URL(await addressWithLogin());
    const page = await browser.open(address.href);
    await browser.send(page.url.href, { login: other.login, password: 'tetrad' });
    expect(await use(token)).toBe(200);
    expect((await ask('authorize', { body: { token } })).status).toBe(200);
  });
});

/** A sign-in at which the password is asked for. */
async function addressWithLogin(): Promise<string> {
  const { body } = await ask('createLoginState', { body: {} });
  const url = new URL(String(body.url));
  url.searchParams.set('redirect_uri', `${process.env.TEST_WEB_ORIGIN}/prosv/auth`);
  url.searchParams.set('prompt', 'login');
  return url.href;
}

describe('a logout token', () => {
  test('[TRUST-05] ends the session that it names, once', async () => {
    const token = await signInAt(account);
    const logout = await sign(claimsFor({ sub: account.sub, sid: await sidOf(token) }), key);
    expect([await tell(logout), await use(token)]).toEqual([200, 401]);
    expect(await tell(logout)).toBe(400);
  });

  test('[TRUST-05] with a subject alone ends all sessions of the person, and of nobody else', async () => {
    const tokens = await Promise.all([signInAt(account), signInAt(account)]);
    const other = await signInAt(await createAccount(database));
    expect(await tell(await sign(claimsFor({ sub: account.sub }), key))).toBe(200);
    expect(await Promise.all([...tokens, other].map(use))).toEqual([401, 401, 200]);
  });

  test('[TRUST-05] with a session alone is enough', async () => {
    const token = await signInAt(account);
    const logout = await sign(claimsFor({ sid: await sidOf(token) }), key);
    expect([await tell(logout), await use(token)]).toEqual([200, 401]);
  });

  test('[TRUST-05] [AUTH-20] ends the session of an editor too', async () => {
    const token = await editorToken();
    const logout = await sign(claimsFor({ sid: await sidOf(token) }), key);
    expect(await tell(logout)).toBe(200);
    expect((await ask('listCmsWorkbooks', { token })).status).toBe(401);
  });

  test('[TRUST-05] of an unknown session, or of one of somebody else, ends nothing', async () => {
    const token = await signInAt(account);
    const sid = await sidOf(token);
    expect(await tell(await sign(claimsFor({ sid: 'unknown' }), key))).toBe(200);
    expect(await tell(await sign(claimsFor({ sub: account.sub, sid: 'unknown' }), key))).toBe(200);
    expect(await tell(await sign(claimsFor({ sub: randomUUID(), sid }), key))).toBe(200);
    expect(await use(token)).toBe(200);
  });

  test('[TRUST-05] that is none is refused with 400 and ends nothing', async () => {
    const token = await signInAt(account);
    const whose = { sub: account.sub, sid: await sidOf(token) };
    const now = Math.floor(Date.now() / 1_000);
    const { privateKey } = await generateKeyPair('ES256');
    const bad: Record<string, string> = {
      forged: await sign(claimsFor(whose), { ...key, privateKey }),
      'signed by the main API': await sign(claimsFor(whose), await ownKey()),
      unsigned: new UnsecuredJWT(claimsFor(whose)).encode(),
      symmetric: await new SignJWT(claimsFor(whose))
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .sign(new TextEncoder().encode(JSON.stringify(key.publicJwk))),
      'for another audience': await sign(claimsFor({ ...whose, aud: 'another' }), key),
      'for no audience': await sign(claimsFor({ ...whose, aud: undefined }), key),
      'of another issuer': await sign(claimsFor({ ...whose, iss: 'https://evil.example' }), key),
      expired: await sign(claimsFor({ ...whose, iat: now - 100, exp: now - 60 }), key),
      'of yesterday': await sign(claimsFor({ ...whose, iat: now - 86_400, exp: now + 60 }), key),
      'of tomorrow': await sign(claimsFor({ ...whose, iat: now + 86_400, exp: now + 90_000 }), key),
      'of no time': await sign(claimsFor({ ...whose, iat: undefined }), key),
      'with a nonce': await sign(claimsFor({ ...whose, nonce: 'x' }), key),
      'of another event': await sign(claimsFor({ ...whose, events: { other: {} } }), key),
      'with text for an event': await sign(claimsFor({ ...whose, events: { [EVENT]: 'x' } }), key),
      'of no event': await sign(claimsFor({ ...whose, events: undefined }), key),
      'of nobody': await sign(claimsFor({}), key),
      'of a number': await sign(claimsFor({ ...whose, sid: 7 }), key),
      'without an id': await sign(claimsFor({ ...whose, jti: undefined }), key),
      text: 'x',
      nothing: '',
    };
    for (const [name, logout] of Object.entries(bad))
      expect([name, await tell(logout)]).toEqual([name, 400]);
    expect(await use(token)).toBe(200);
  });

  test('[TRUST-05] [TRUST-08] is refused in a huge body, twice in one, and in another form', async () => {
    const token = await signInAt(account);
    const logout = await sign(claimsFor({ sub: account.sub }), key);
    const form = 'application/x-www-form-urlencoded';
    const post = async (body: string, type = form) =>
      (await request('POST', BACKCHANNEL_LOGOUT_PATH, { body, headers: { 'Content-Type': type } }))
        .status;
    expect(await post(`logout_token=${logout}&filler=${'x'.repeat(20_000)}`)).toBe(413);
    expect(await post(`logout_token=${logout}&logout_token=${logout}`)).toBe(400);
    expect(await post(JSON.stringify({ logout_token: logout }), 'application/json')).toBe(400);
    expect(await post('')).toBe(400);
    const read = await fetch(`${mainApiOrigin()}${BACKCHANNEL_LOGOUT_PATH}?logout_token=${logout}`);
    expect(read.status).toBe(404);
    expect(await use(token)).toBe(200);
  });
});

test('[TRUST-05] the SSO says that it tells of sign-outs, with the session', async () => {
  const response = await fetch(`${process.env.TEST_SSO}/.well-known/openid-configuration`);
  expect(await response.json()).toMatchObject({
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  });
});
