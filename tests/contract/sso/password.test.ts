import type pg from 'pg';
import { ask } from '@/tests/support/http/call-platform';
import { signInAt } from '@/tests/support/people/accounts';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import type { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { lettersTo, letterTo, passMinute } from '@/tests/support/sign-in/mailbox';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import {
  beginRegistration,
  personWith,
  registerPerson,
  somewhere,
} from '@/tests/support/sign-in/register';

const NEW = 'семь синих китов 3';

let database: pg.Pool;
beforeAll(() => (database = openTestDatabase()));
afterAll(() => database.end());

const sso = (path: string) => `${process.env.TEST_SSO}${path}`;
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';
const twice = (password: string) => ({ password, repeat: password });

/** «Забыли пароль?» with this login, in a browser that is new to it. */
async function forget(login: string, from = somewhere(), browser = ssoBrowser()) {
  const address = new URL(await addressFor({}));
  address.searchParams.set('prompt', 'login');
  const { url } = await openSso(browser, address.href);
  expect((await browser.open(url.href)).body).toContain(`${url.pathname}/forgot`);
  return browser.send(`${url.href}/forgot`, { login }, from);
}

async function signIn(login: string, password: string, browser = ssoBrowser()) {
  const address = new URL(await addressFor({}));
  address.searchParams.set('prompt', 'login');
  const { url } = await openSso(browser, address.href);
  return (await browser.send(url.href, { login, password }, somewhere())).status;
}

const isSignedIn = async (browser: HttpBrowser) =>
  (await browser.open(sso('/profile'))).body.includes('Учётная запись');

/** Somebody with an account, and the link of a letter with which they choose a new password. */
async function forgetful() {
  const { browser, person } = await registerPerson();
  expect((await forget(person.email)).status).toBe(200);
  const letter = await letterTo(person.email, 2);
  expect(letter.subject).toBe('Новый пароль');
  return { browser, person, token: tokenOf(letter.link) };
}

const reset = (
  token: string,
  passwords: Record<string, string>,
  from = somewhere(),
  browser = ssoBrowser(),
) => browser.send(sso('/reset'), { token, ...passwords }, from);

test('[TRUST-05] [TRUST-07] who has forgotten the password chooses a new one by a link, and other sessions end', async () => {
  const { browser, person, token } = await forgetful();
  const session = { token: await signInAt({ login: person.email }, { browser }) };
  expect((await ask('checkSession', session)).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await ssoBrowser().open(sso(`/reset?token=${token}`))).body).toContain('Новый пароль');
  const done = await reset(token, twice(NEW));
  expect([done.status, done.body.includes('Пароль изменён')]).toEqual([200, true]);
  expect(await isSignedIn(browser)).toBe(false);
  // Those of the product too, which came from it.
  expect((await ask('checkSession', session)).status).toBe(401);
  expect(await signIn(person.email, person.password)).toBe(422);
  expect(await signIn(person.email, NEW)).toBe(0);
  expect((await letterTo(person.email, 3)).subject).toBe('Пароль изменён');
});

test('[TRUST-07] a link is used once, also twice at the same moment, and kept as a hash', async () => {
  const { token } = await forgetful();
  const { rows } = await database.query('select token_hash from sso.password_reset');
  expect(JSON.stringify(rows)).not.toContain(token);
  const together = await Promise.all([reset(token, twice(NEW)), reset(token, twice(`${NEW}!`))]);
  expect(together.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await reset(token, twice(`${NEW}?`))).status).toBe(400);
  expect((await ssoBrowser().open(sso(`/reset?token=${token}`))).status).toBe(400);
});

test('[TRUST-07] opening a link, or a password that is refused, does not use it up', async () => {
  const { person, token } = await forgetful();
  await ssoBrowser().open(sso(`/reset?token=${token}`));
  const refused: [Record<string, string>, RegExp][] = [
    [twice('пароль123'), /легко угадать/],
    [twice(`${person.email} и ещё`), /ваш логин/],
    [twice('кит'), /короткий/],
    [{ password: NEW, repeat: 'другое' }, /не\u00a0совпадают/],
    [{}, /Придумайте/],
  ];
  for (const [passwords, words] of refused) {
    const page = await reset(token, passwords);
    expect(page.status).toBe(422);
    expect(page.body).toMatch(words);
  }
  expect((await reset(token, twice(NEW))).status).toBe(200);
});

describe('[TRUST-07] a link that resets nothing', () => {
  test.each([
    ['forged', 'x'.repeat(43)],
    ['empty', ''],
    ['huge', 'x'.repeat(10_000)],
    ['with a character the database cannot take', `${'x'.repeat(42)}\0`],
  ])('is refused in words: %s', async (_, token) => {
    const opened = await ssoBrowser().open(sso(`/reset?${new URLSearchParams({ token })}`));
    expect([opened.status, opened.body.includes('Ссылка не\u00a0действует')]).toEqual([400, true]);
    expect((await reset(token, twice(NEW))).status).toBe(400);
  });

  test('is one that has expired, or comes from another site', async () => {
    const { person, token } = await forgetful();
    const evil = { ...somewhere(), Origin: 'https://evil.example' };
    expect((await reset(token, twice(NEW), evil)).status).toBe(403);
    await database.query(
      `update sso.password_reset set expires_at = now()
       where account_sub = (select sub from sso.account where login = $1)`,
      [person.email],
    );
    expect((await reset(token, twice(NEW))).status).toBe(400);
    expect(await signIn(person.email, person.password)).toBe(0);
  });

  test('is one whose account has changed the password since', async () => {
    const { browser, person, token } = await forgetful();
    const change = { current: person.password, ...twice(NEW) };
    expect((await browser.send(sso('/profile/password'), change, somewhere())).status).toBe(200);
    expect((await reset(token, twice(`${NEW}!`))).status).toBe(400);
  });
});

test('[TRUST-07] a forgotten password is answered in the same way, whether there is such an account', async () => {
  const unknown = personWith().email;
  const shown = async (login: string) => {
    const { status, headers, body } = await forget(login);
    return [status, [...headers.keys()], body.replace(/interaction\/[\w-]+/g, '')];
  };
  const [there, nobody, withoutMail] = [
    await shown('school@example.ru'),
    await shown(unknown),
    await shown('noemail'),
  ];
  expect(there).toEqual(nobody);
  expect(withoutMail).toEqual(nobody);
  expect((await letterTo('school@example.ru')).subject).toBe('Новый пароль');
  expect(await lettersTo(unknown)).toEqual([]);
});

test('[TRUST-07] letters to one login are a minute apart, and no answer tells', async () => {
  const { person } = await forgetful();
  const again = await forget(person.email);
  expect([again.status, again.body.includes('Проверьте почту')]).toEqual([200, true]);
  await letterTo(person.email, 2);
  expect(await lettersTo(person.email)).toHaveLength(2);
});

test('[TRUST-07] [TRUST-09] strangers who ask for letters do not end the link of the owner, and one that is used ends all', async () => {
  const { person, token } = await forgetful();
  for (let turn = 0; turn < 3; turn++) {
    await passMinute(database, 'reset', person.email);
    await forget(person.email);
  }
  const last = tokenOf((await letterTo(person.email, 5)).link);
  expect((await ssoBrowser().open(sso(`/reset?token=${token}`))).status).toBe(200);
  expect((await reset(token, twice(NEW))).status).toBe(200);
  expect((await reset(last, twice(`${NEW}!`))).status).toBe(400);
});

test('[TRUST-07] [TRUST-09] registrations with an address take no letter from who has forgotten the password', async () => {
  const { person } = await registerPerson();
  await beginRegistration({ email: person.email });
  await forget(person.email);
  const subjects = async () => (await lettersTo(person.email)).map(({ subject }) => subject);
  await letterTo(person.email, 2);
  expect(await subjects()).toContain('Новый пароль');
});

test('[TRUST-07] a network asks for sixty letters in ten minutes at most', async () => {
  const from = somewhere();
  const browser = ssoBrowser();
  const { url } = await openSso(browser, await addressFor({}));
  const statuses = [];
  for (let turn = 0; turn < 61; turn++) {
    const login = personWith().email;
    statuses.push((await browser.send(`${url.href}/forgot`, { login }, from)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
});

describe('[TRUST-07] [AUTH-07] a new password in the profile', () => {
  const change = (browser: HttpBrowser, form: Record<string, string>, from = somewhere()) =>
    browser.send(sso('/profile/password'), form, from);

  test('asks for the present one, keeps this session and ends the others', async () => {
    const { browser, person } = await registerPerson();
    const other = ssoBrowser();
    expect(await signIn(person.email, person.password, other)).toBe(0);
    const wrong = await change(browser, { current: 'не тот', ...twice(NEW) });
    expect([wrong.status, wrong.body.includes('не\u00a0тот пароль')]).toEqual([422, true]);
    const same = await change(browser, { current: person.password, ...twice(person.password) });
    expect([same.status, same.body.includes('Это нынешний пароль')]).toEqual([422, true]);
    expect(await isSignedIn(other)).toBe(true);

    const done = await change(browser, { current: person.password, ...twice(NEW) });
    expect([done.status, done.body.includes('Пароль изменён')]).toEqual([200, true]);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, false]);
    expect(await signIn(person.email, NEW)).toBe(0);
    await letterTo(person.email, 2);
  });

  test('is refused to guessers, to other sites and to whoever is not signed in', async () => {
    const { browser, person } = await registerPerson();
    const evil = { ...somewhere(), Origin: 'https://evil.example' };
    expect((await change(browser, { current: person.password, ...twice(NEW) }, evil)).status).toBe(
      403,
    );
    const stranger = await change(ssoBrowser(), { current: person.password, ...twice(NEW) });
    expect([stranger.status, stranger.url.pathname]).toEqual([0, '/login']);
    const statuses = [];
    for (let turn = 0; turn < 11; turn++)
      statuses.push((await change(browser, { current: `${turn}`, ...twice(NEW) })).status);
    expect(statuses.at(-1)).toBe(429);
    expect(await signIn(person.email, person.password)).toBe(0);
  });
});
