import type pg from 'pg';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { createAuthenticator } from '@/tests/support/sign-in/authenticator';
import { followSignIn, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import {
  addKey,
  begin,
  challengeAt,
  owner,
  passkeysPage,
  signInWithKey,
  unlock,
  withSecondFactor,
} from '@/tests/support/sign-in/own-passkeys';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import { registerPerson, somewhere } from '@/tests/support/sign-in/register';

let database: pg.Pool;
beforeAll(() => (database = openTestDatabase()));
afterAll(() => database.end());

const origin = process.env.TEST_SSO ?? '';
const PAGE = passkeysPage();

test('[TRUST-07] a teacher signs in by a passkey alone', async () => {
  const { authenticator } = await owner();
  const page = await signInWithKey(authenticator);
  expect([page.status, page.url.searchParams.has('code')]).toEqual([0, true]);
});

test('[TRUST-07] passkeys are seen, made and removed only after the password, by whoever is signed in', async () => {
  const { browser, person } = await registerPerson();
  const authenticator = createAuthenticator(origin);
  expect((await browser.open(PAGE)).body).toContain('введите пароль ещё раз');
  for (const path of ['/options', '', '/remove', '/second'])
    expect((await browser.send(`${PAGE}${path}`, { wish: 'on' }, somewhere())).status).toBe(403);
  expect((await unlock(browser, 'не тот')).status).toBe(422);
  expect((await unlock(browser, person.password)).body).toContain('Ключей пока нет');
  const evil = { ...somewhere(), Origin: 'https://evil.example' };
  expect((await browser.send(`${PAGE}/options`, {}, evil)).status).toBe(403);
  expect((await addKey(browser, authenticator)).status).toBe(200);
  const stranger = await ssoBrowser().open(PAGE);
  expect([stranger.status, stranger.url.pathname]).toEqual([0, '/login']);
});

test('[TRUST-07] a student has no passkeys', async () => {
  const browser = ssoBrowser();
  await followSignIn(await addressFor({}), 'student@example.ru', 'tetrad', undefined, browser);
  expect((await browser.open(`${origin}/profile`)).body).not.toContain('passkeys');
  expect((await browser.open(PAGE)).url.pathname).toBe('/profile');
});

test('[TRUST-05] a passkey on a foreign computer is believed for as long as a password there', async () => {
  const { authenticator } = await owner();
  const lasting = async (fields: Record<string, string>) => {
    const { browser, action } = await begin();
    expect((await browser.open(action)).body).toMatch(/data-passkey[^]*name="shared"/);
    const refused = await browser.send(`${action}/passkey`, { credential: '', ...fields });
    const isKept = / checked/.test(refused.body);
    const challenge = await challengeAt(browser, `${action}/passkey`);
    const credential = authenticator.get(challenge);
    await browser.send(`${action}/passkey`, { credential, ...fields }, somewhere());
    return [isKept, browser.cookiesFor(origin).includes('sso_browser')];
  };
  expect(await lasting({})).toEqual([false, true]);
  expect(await lasting({ shared: '' })).toEqual([false, true]);
  expect(await lasting({ shared: 'yes' })).toEqual([true, false]);
});

test.each([
  ['with a character the database cannot take', 'a\0b'],
  ['empty', ''],
  ['of other letters', 'ключ'],
  ['huge', 'x'.repeat(5_000)],
])('[TRUST-07] what is no id of a passkey is refused in words: %s', async (_, id) => {
  const { browser } = await owner();
  const page = await browser.send(`${PAGE}/remove`, { id }, somewhere());
  expect([page.status, page.body.includes('Такого ключа нет')]).toEqual([422, true]);
  expect(page.body).toContain('Ноутбук');
});

test('[TRUST-06] [TRUST-07] who is disabled changes neither passkeys nor the password', async () => {
  const { browser, person } = await owner();
  await database.query('update sso.account set disabled_at = now() where login = $1', [
    person.email,
  ]);
  for (const address of [PAGE, `${origin}/profile/password`])
    expect((await browser.open(address)).url.pathname).toBe('/login');
});

test('[TRUST-07] a removed passkey signs nobody in, and somebody else cannot remove it', async () => {
  const { browser, person, authenticator } = await owner();
  const [, id = ''] = /name="id" value="([\w-]+)"/.exec((await browser.open(PAGE)).body) ?? [];
  const other = await owner();
  await other.browser.send(`${PAGE}/remove`, { id }, somewhere());
  expect((await signInWithKey(authenticator)).status).toBe(0);
  const left = await browser.send(`${PAGE}/remove`, { id }, somewhere());
  expect(left.body).toContain('Ключей пока нет');
  expect((await signInWithKey(authenticator)).status).toBe(422);
  const { browser: fresh, action } = await begin();
  const { email: login, password } = person;
  expect((await fresh.send(action, { login, password }, somewhere())).status).toBe(0);
});

describe('[TRUST-07] a passkey is refused', () => {
  let own: Awaited<ReturnType<typeof owner>>;
  beforeAll(async () => {
    own = await owner();
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { flags: 0x01 }],
    ['whose count does not grow, so that it is a copy', { counter: 1 }],
  ])('%s', async (_, change) => {
    const { authenticator } = own;
    expect((await signInWithKey(authenticator)).status).toBe(0);
    expect((await signInWithKey(authenticator, change)).status).toBe(422);
  });

  test('that answers an old challenge, one of another sign-in, or one that has expired', async () => {
    const { authenticator } = own;
    const { browser, action } = await begin();
    const send = (credential: string) =>
      browser.send(`${action}/passkey`, { credential }, somewhere());
    const challenge = await challengeAt(browser, `${action}/passkey`);
    expect((await send('{')).status).toBe(422);
    // Asked for once, whatever came of it.
    expect((await send(authenticator.get(challenge))).status).toBe(422);
    const other = await begin();
    const foreign = await challengeAt(other.browser, `${other.action}/passkey`);
    await challengeAt(browser, `${action}/passkey`);
    expect((await send(authenticator.get(foreign))).status).toBe(422);
    const late = await challengeAt(browser, `${action}/passkey`);
    await database.query(`update sso.pending_step set expires_at = now() where key = $1`, [
      `get ${action.split('/').at(-1)}`,
    ]);
    expect((await send(authenticator.get(late))).status).toBe(422);
    const good = await challengeAt(browser, `${action}/passkey`);
    expect((await send(authenticator.get(good))).status).toBe(0);
  });

  test.each(['', 'null', '[]', '{"id":1}', '{"id":"x"}', '{"id":"a\\u0000b"}', 'x'.repeat(9_000)])(
    'when it is no answer at all: %j',
    async (credential) => {
      const { browser, action } = await begin();
      await challengeAt(browser, `${action}/passkey`);
      const page = await browser.send(`${action}/passkey`, { credential }, somewhere());
      expect(page.status).toBe(422);
    },
  );

  test('when it is made for an answer that was not asked for', async () => {
    const { browser, authenticator } = own;
    const again = createAuthenticator(origin);
    const challenge = await challengeAt(browser, PAGE);
    const make = (credential: string) => browser.send(PAGE, { credential, name: 'x' }, somewhere());
    expect((await make(again.create('AAAA'))).status).toBe(422);
    expect((await make(again.create(challenge))).status).toBe(422);
    // The same one cannot be somebody's twice.
    expect((await addKey(browser, authenticator)).status).toBe(422);
    expect((await addKey(browser, again)).status).toBe(200);
  });
});

describe('[TRUST-07] a passkey beside the password', () => {
  let own: Awaited<ReturnType<typeof withSecondFactor>>;
  beforeAll(async () => {
    own = await withSecondFactor();
  });

  test('is asked for once it is switched on, and both together sign in', async () => {
    const { authenticator, codes, givePassword } = own;
    expect(new Set(codes).size).toBe(10);
    const { browser, action, after, send } = await givePassword();
    expect([after.status, after.url.pathname.endsWith('/second')]).toEqual([200, true]);
    expect((await browser.open(`${origin}/profile`)).url.pathname).toBe('/login');
    const credential = authenticator.get(await challengeAt(browser, `${action}/second`));
    const page = await send({ credential });
    expect(page.status).toBe(0);
  });

  test('is not skipped, nor replaced by another passkey', async () => {
    const { givePassword } = own;
    const fresh = await begin();
    const early = await fresh.browser.send(`${fresh.action}/second`, { code: 'x' }, somewhere());
    expect([early.status, early.body.includes('Логин или почта')]).toEqual([200, true]);
    const other = createAuthenticator(origin);
    const { browser, action, send } = await givePassword();
    const challenge = await challengeAt(browser, `${action}/second`);
    expect((await send({ credential: other.get(challenge) })).status).toBe(422);
    expect((await browser.open(`${origin}/profile`)).url.pathname).toBe('/login');
  });

  test('is replaced by a recovery code, each once and also twice at the same moment', async () => {
    const { codes, givePassword } = own;
    const [first = '', second = ''] = codes;
    const one = await givePassword();
    expect((await one.send({ code: ` ${first.toUpperCase()} ` })).status).toBe(0);
    const two = await givePassword();
    expect((await two.send({ code: first })).status).toBe(422);
    const three = await givePassword();
    const together = await Promise.all([two.send({ code: second }), three.send({ code: second })]);
    expect(together.map(({ status }) => status).sort()).toEqual([0, 422]);
    const { rows } = await database.query('select * from sso.recovery_code');
    expect(JSON.stringify(rows)).not.toContain(second.replaceAll('-', ''));
  });

  test('has codes that are guessed ten times at most', async () => {
    const { givePassword } = await withSecondFactor();
    const from = somewhere();
    const { send } = await givePassword();
    const statuses = [];
    for (let turn = 0; turn < 11; turn++)
      statuses.push((await send({ code: `bababa${turn}` }, from)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  test('[TRUST-09] is not kept from the owner by who knows the password and guesses codes', async () => {
    const { browser: known, person, givePassword, authenticator, codes } = await withSecondFactor();
    for (let turn = 0; turn < 21; turn++) {
      const { send } = await givePassword();
      await send({ code: `bababa${turn}` });
    }
    const { browser, action, send } = await givePassword();
    expect((await send({ code: 'bababa' })).status).toBe(429);
    // A passkey cannot be guessed, and is not counted with the codes.
    const credential = authenticator.get(await challengeAt(browser, `${action}/second`));
    expect((await send({ credential })).status).toBe(0);
    const own = await begin(known, 'login');
    const { email: login, password } = person;
    await known.send(own.action, { login, password }, somewhere());
    const code = codes[0] ?? '';
    expect((await known.send(`${own.action}/second`, { code }, somewhere())).status).toBe(0);
  });

  test('goes with the last passkey: the password alone signs in again', async () => {
    const { browser, givePassword } = await withSecondFactor();
    const [, id = ''] = /name="id" value="([\w-]+)"/.exec((await browser.open(PAGE)).body) ?? [];
    await browser.send(`${PAGE}/remove`, { id }, somewhere());
    expect((await givePassword()).after.status).toBe(0);
  });
});
