import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { callPlatform, request } from '@/tests/support/http/call-platform';
import { someNetwork } from '@/tests/support/http/networks';
import { signIn } from '@/tests/support/people/people';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import type { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { letterTo } from '@/tests/support/sign-in/mailbox';
import { begin, challengeAt, owner, withSecondFactor } from '@/tests/support/sign-in/own-passkeys';
import { createHomework } from '@/tests/support/homework/homework';

type Line = Record<string, unknown>;

const readLog = () => readFileSync('test-results/logs/contract-platform.log', 'utf8');

/** What was written of who came with a request; waits until the request is in the log. */
async function accessesOf(requestId: string): Promise<Line[]> {
  for (let turn = 0; turn < 100 && !readLog().includes(requestId); turn++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return readLog()
    .split('\n')
    .filter((line) => line.includes(requestId) && line.includes('"msg":"access"'))
    .map((line) => JSON.parse(line) as Line);
}

const PSEUDONYM = expect.stringMatching(/^[\w-]{16}$/) as string;

/** Sends login and password to the SSO from a network; what was written, and where the browser came to. */
async function tryPassword(login: string, password: string, network: string) {
  const browser = ssoBrowser();
  const { url } = await callPlatform('createLoginState', { body: {} });
  const page = await openSso(browser, url);
  const requestId = randomUUID();
  const from = { 'X-Forwarded-For': `${network}:aaaa::1`, 'X-Request-Id': requestId };
  const end = await browser.send(page.url.href, { login, password }, from);
  return { end, accesses: await accessesOf(requestId) };
}

/** A network as web tells it, and as it stands in the log. */
function network() {
  const whole = someNetwork();
  return {
    whole,
    short: `${whole
      .split(':')
      .slice(0, 3)
      .join(':')
      .replace(/:0+(?=.)/g, ':')}::/48`,
  };
}

test('a password that is accepted and one that is refused are a line each, by pseudonym', async () => {
  const { whole, short } = network();
  const good = await tryPassword('student@example.ru', 'tetrad', whole);
  expect(good.accesses).toEqual([
    expect.objectContaining({
      ...{ service: 'sso', event: 'sign_in', outcome: 'accepted', way: 'password' },
      ...{ account: PSEUDONYM, network: short },
    }),
  ]);
  const wrong = () => tryPassword('somebody-else@example.ru', 'Сова-и-лес', whole);
  const [first, second] = [await wrong(), await wrong()];
  expect(first.accesses).toEqual([
    expect.objectContaining({
      ...{ event: 'sign_in', outcome: 'refused', way: 'password', reason: 'wrong' },
      ...{ login: PSEUDONYM, network: short },
    }),
  ]);
  expect(second.accesses[0]?.login).toBe(first.accesses[0]?.login);
  expect(readLog()).not.toMatch(/somebody-else|Сова-и-лес/);
  expect(readLog()).not.toContain(`${whole}:`);
});

/** Sends a form from anywhere; what was written of it. */
async function accessesOfForm(browser: HttpBrowser, address: string, form: Record<string, string>) {
  const requestId = randomUUID();
  const from = { 'X-Forwarded-For': `${someNetwork()}::1`, 'X-Request-Id': requestId };
  await browser.send(address, form, from);
  return accessesOf(requestId);
}

const accepted = (way: string) => [
  expect.objectContaining({ event: 'sign_in', outcome: 'accepted', way, account: PSEUDONYM }),
];
const refused = (way: string, reason: string) => [
  expect.objectContaining({ event: 'sign_in', outcome: 'refused', way, reason }),
];

test('a passkey is written down as one, accepted or refused', async () => {
  const { authenticator } = await owner();
  const { browser, action } = await begin();
  const address = `${action}/passkey`;
  expect(await accessesOfForm(browser, address, { credential: '{' })).toEqual(
    refused('passkey', 'wrong'),
  );
  const credential = authenticator.get(await challengeAt(browser, address));
  expect(await accessesOfForm(browser, address, { credential })).toEqual(accepted('passkey'));
});

test('a second factor is written down by its kind, accepted or refused', async () => {
  const { codes, authenticator, givePassword } = await withSecondFactor();
  const one = await givePassword();
  const atSecond = (form: Record<string, string>, { browser, action } = one) =>
    accessesOfForm(browser, `${action}/second`, form);
  expect(await atSecond({ code: 'bababa' })).toEqual(refused('password_recovery_code', 'wrong'));
  expect(await atSecond({ credential: '{' })).toEqual(refused('password_passkey', 'wrong'));
  const code = codes[0] ?? '';
  expect(await atSecond({ code })).toEqual(accepted('password_recovery_code'));
  expect(readLog()).not.toContain(code);
  const two = await givePassword();
  const credential = authenticator.get(await challengeAt(two.browser, `${two.action}/second`));
  expect(await atSecond({ credential }, two)).toEqual(accepted('password_passkey'));
});

test('an account that is disabled, and a password that is reset, are written down', async () => {
  const { person } = await owner();
  const { browser, action } = await begin();
  await browser.send(`${action}/forgot`, { login: person.email });
  const { link } = await letterTo(person.email, 3);
  const { origin, searchParams } = new URL(link);
  const form = { token: searchParams.get('token') ?? '', password: 'семь синих китов 3' };
  const sendReset = () =>
    accessesOfForm(ssoBrowser(), `${origin}/reset`, { ...form, repeat: form.password });
  const written = { event: 'password_reset', way: 'letter' };
  expect(await sendReset()).toEqual([
    expect.objectContaining({ ...written, outcome: 'accepted', account: PSEUDONYM }),
  ]);
  expect(await sendReset()).toEqual([
    expect.objectContaining({ ...written, outcome: 'refused', reason: 'link_gone' }),
  ]);
  const database = openTestDatabase();
  await database.query('update sso.account set disabled_at = now() where login = $1', [
    person.email,
  ]);
  await database.end();
  const login = { login: person.email, password: form.password };
  expect(await accessesOfForm(browser, action, login)).toEqual(refused('password', 'disabled'));
});

test('the main API writes down who came back from the sign-on, and a callback that it refused', async () => {
  const { whole, short } = network();
  const callback = async (query: URLSearchParams) => {
    const requestId = randomUUID();
    const path = `/api/v1/auth/prosv/authenticate?${query.toString()}`;
    const answer = await request('GET', path, {
      headers: { 'X-Request-Id': requestId },
      network: whole,
    });
    return { answer, accesses: await accessesOf(requestId) };
  };
  const { end, accesses } = await tryPassword('student@example.ru', 'tetrad', whole);
  const good = await callback(end.url.searchParams);
  expect([good.answer.status, good.accesses]).toEqual([
    200,
    [
      expect.objectContaining({
        ...{ service: 'main-api', event: 'sign_in', outcome: 'accepted', way: 'callback' },
        // The same person at both services.
        ...{ account: accesses[0]?.account, network: short },
      }),
    ],
  ]);
  const again = await callback(end.url.searchParams);
  expect(again.accesses).toEqual([
    expect.objectContaining({ outcome: 'refused', way: 'callback', reason: 'state_invalid' }),
  ]);
  const { userId, sub } = decodeJwt(String(good.answer.body.token));
  for (const secret of [end.url.searchParams.get('code'), good.answer.body.token, userId, sub])
    expect(readLog()).not.toContain(String(secret));
});

test('who begins with a name alone is written down without it', async () => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const requestId = randomUUID();
  const { status, body } = await request('POST', '/api/v1/registration/student', {
    headers: { 'X-Request-Id': requestId },
    network: someNetwork(),
    body: {
      ...{ idempotencyKey: randomUUID(), taskHash, className: '5Б' },
      ...{ name: 'Юля', surname: 'Протоколова' },
    },
  });
  expect(status).toBe(200);
  expect(await accessesOf(requestId)).toEqual([
    expect.objectContaining({ outcome: 'accepted', way: 'name', account: PSEUDONYM }),
  ]);
  expect(readLog()).not.toMatch(/Протоколова|eyJ/);
  expect(readLog()).not.toContain(String(decodeJwt(String(body.token)).userId));
});

test.each([
  ['/metrics', {}, { event: 'operator_call', way: 'metrics' }],
  ['/api/v1/cms/features', { token: 'x' }, { event: 'operator_call', way: 'cms' }],
  ['/api/v1/journal', { guess: true }, { event: 'service_call', way: 'main-api' }],
])('a guard that refuses at %s writes down from where', async (path, given, expected) => {
  const requestId = randomUUID();
  const { token, guess } = { token: undefined, guess: false, ...given };
  const headers = {
    'X-Request-Id': requestId,
    ...(guess && { 'X-Service-Token': 'a guess that is not to be written down' }),
  };
  const { status } = await request('GET', path, { headers, ...(token && { token }) });
  expect([401, 403, 404]).toContain(status);
  expect(await accessesOf(requestId)).toEqual([
    expect.objectContaining({ ...expected, outcome: 'refused', network: expect.any(String) }),
  ]);
  expect(readLog()).not.toContain('a guess that');
});

test('an operator of the sign-on and of payments who is none is written down', async () => {
  const headers = { Authorization: 'Basic eDp5', 'X-Service-Token': 'wrong' };
  for (const [origin, path] of [
    [process.env.TEST_SSO, 'accounts'],
    [process.env.TEST_PAYMENTS, 'users'],
  ]) {
    const requestId = randomUUID();
    await fetch(`${origin}/operator/${path}/${randomUUID()}/`, {
      headers: { ...headers, 'X-Request-Id': requestId },
    });
    expect(await accessesOf(requestId)).toEqual([
      expect.objectContaining({ outcome: 'refused', network: expect.any(String) }),
    ]);
  }
});
