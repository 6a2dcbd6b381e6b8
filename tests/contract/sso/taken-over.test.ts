import type pg from 'pg';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { letterTo, lettersTo } from '@/tests/support/sign-in/mailbox';
import {
  addKey,
  begin,
  owner,
  passkeysPage,
  signInWithKey,
  withSecondFactor,
} from '@/tests/support/sign-in/own-passkeys';
import { createAuthenticator } from '@/tests/support/sign-in/authenticator';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import { somewhere } from '@/tests/support/sign-in/register';

const NEW = 'семь синих китов 3';

let database: pg.Pool;
beforeAll(() => (database = openTestDatabase()));
afterAll(() => database.end());

const resetPage = () => `${process.env.TEST_SSO}/reset`;

/** The link with which somebody chooses a new password. */
async function linkFor(login: string): Promise<{ link: string; token: string }> {
  const browser = ssoBrowser();
  const { url } = await openSso(browser, await addressFor({}));
  const known = (await lettersTo(login)).length;
  await browser.send(`${url.href}/forgot`, { login }, somewhere());
  const { link } = await letterTo(login, known + 1);
  return { link, token: new URL(link).searchParams.get('token') ?? '' };
}

const reset = (token: string, form: Record<string, string>) =>
  ssoBrowser().send(resetPage(), { token, password: NEW, repeat: NEW, ...form }, somewhere());

/** As if passkeys and recovery codes of an account had been there for so many days. */
async function age(
  login: string,
  days: number,
  tables = ['passkey', 'recovery_code'],
): Promise<void> {
  for (const table of tables)
    await database.query(
      `update sso.${table} set created_at = now() - $2 * interval '1 day'
       where account_sub = (select sub from sso.account where login = $1)`,
      [login, days],
    );
}

async function signIn(login: string, password: string) {
  const { browser, action } = await begin();
  const page = await browser.send(action, { login, password }, somewhere());
  return { browser, action, page };
}

describe('[TRUST-07] the owner of an account is told by letter', () => {
  /** The subjects of the letters after that of the registration. */
  const subjects = async (login: string, count: number) => {
    await letterTo(login, count + 1);
    return (await lettersTo(login)).map(({ subject }) => subject).slice(0, count);
  };

  test('of a passkey that was added, and of one that was removed', async () => {
    const { browser, person } = await owner();
    expect(await subjects(person.email, 1)).toEqual(['Добавлен ключ доступа']);
    const [, id = ''] =
      /name="id" value="([\w-]+)"/.exec((await browser.open(passkeysPage())).body) ?? [];
    for (let turn = 0; turn < 2; turn++)
      await browser.send(`${passkeysPage()}/remove`, { id }, somewhere());
    expect(await subjects(person.email, 2)).toEqual([
      'Ключ доступа удалён',
      'Добавлен ключ доступа',
    ]);
    expect(await lettersTo(person.email)).toHaveLength(3);
  });

  test('of a second factor that was switched on and off, and of a recovery code that was used', async () => {
    const { browser, person, codes, givePassword } = await withSecondFactor();
    expect((await subjects(person.email, 2))[0]).toBe('Для входа теперь нужен и ключ доступа');
    const { send } = await givePassword();
    expect((await send({ code: codes[0] ?? '' })).status).toBe(0);
    expect((await subjects(person.email, 3))[0]).toBe('Вход с запасным кодом');
    await browser.send(`${passkeysPage()}/second`, { wish: 'off' }, somewhere());
    expect((await subjects(person.email, 4))[0]).toBe('Для входа хватает пароля');
  });
});

describe('[TRUST-07] a password that is reset', () => {
  test('throws out who has added a passkey: it is named, and goes unless it is kept', async () => {
    const { person, authenticator } = await owner();
    const { link, token } = await linkFor(person.email);
    const page = (await ssoBrowser().open(link)).body;
    expect(page).toMatch(/Ноутбук/);
    expect(page).toMatch(/name="keys"\s+value="remove"\s+checked/);
    expect((await reset(token, { keys: 'remove', repeat: '' })).body).toMatch(/Ноутбук/);
    expect((await signInWithKey(authenticator)).status).toBe(0);
    expect((await reset(token, { keys: 'remove' })).status).toBe(200);
    expect((await signInWithKey(authenticator)).status).toBe(422);
    expect((await signIn(person.email, NEW)).page.status).toBe(0);
    const told = await letterTo(person.email, 5);
    expect(['Ключ доступа удалён', 'Пароль изменён']).toContain(told.subject);
  });

  test('leaves the passkeys to who unticks the box, and shows no box to who has none', async () => {
    const { person, authenticator, browser } = await owner();
    const kept = await linkFor(person.email);
    expect((await reset(kept.token, {})).status).toBe(200);
    expect((await signInWithKey(authenticator)).status).toBe(0);
    expect((await browser.open(passkeysPage())).url.pathname).toBe('/login');
    const { link } = await linkFor('ops@example.ru');
    expect((await ssoBrowser().open(link)).body).not.toContain('name="keys"');
  });

  test('says in the profile that passkeys stay, where it is changed there', async () => {
    const { browser, person } = await owner();
    const form = { current: person.password, password: NEW, repeat: NEW };
    const address = `${process.env.TEST_SSO}/profile/password`;
    expect((await browser.send(address, form, somewhere())).body).toContain(
      'Ключи доступа остались',
    );
  });

  test('gives the owner back what an intruder has locked with a second factor', async () => {
    const { person, authenticator } = await withSecondFactor();
    const { token } = await linkFor(person.email);
    expect((await reset(token, { keys: 'remove' })).status).toBe(200);
    expect((await signInWithKey(authenticator)).status).toBe(422);
    expect((await signIn(person.email, NEW)).page.status).toBe(0);
  });

  test('opens no account whose second factor is older than a month', async () => {
    const { person, authenticator, browser } = await withSecondFactor();
    await age(person.email, 31);
    const intruder = createAuthenticator(process.env.TEST_SSO ?? '');
    expect((await addKey(browser, intruder, 'Чужой ключ')).status).toBe(200);
    const { link, token } = await linkFor(person.email);
    const page = (await ssoBrowser().open(link)).body;
    expect(page).toContain('Чужой ключ');
    expect(page).not.toContain('Ноутбук');
    expect((await reset(token, { keys: 'remove' })).status).toBe(200);
    expect((await signInWithKey(intruder)).status).toBe(422);
    expect((await signInWithKey(authenticator)).status).toBe(0);
    expect((await signIn(person.email, NEW)).page.url.pathname).toMatch(/\/second$/);
  });

  test('ends recovery codes of the last month, and leaves older ones', async () => {
    const left = async (tables: string[]) => {
      const { person } = await withSecondFactor();
      await age(person.email, 31, tables);
      const { link, token } = await linkFor(person.email);
      const isNamed = (await ssoBrowser().open(link)).body.includes('Запасные коды');
      expect((await reset(token, { keys: 'remove' })).status).toBe(200);
      expect((await signIn(person.email, NEW)).page.url.pathname).toMatch(/\/second$/);
      const { rowCount } = await database.query(
        `select from sso.recovery_code
         where account_sub = (select sub from sso.account where login = $1)`,
        [person.email],
      );
      return [isNamed, rowCount];
    };
    expect(await left(['passkey', 'recovery_code'])).toEqual([false, 10]);
    expect(await left(['passkey'])).toEqual([true, 0]);
  });

  test('ends sign-ins that wait for their second factor', async () => {
    const { person, codes, givePassword } = await withSecondFactor();
    await age(person.email, 31);
    const { send } = await givePassword();
    expect((await reset((await linkFor(person.email)).token, {})).status).toBe(200);
    const late = await send({ code: codes[0] ?? '' });
    expect([late.status, late.body.includes('Логин или почта')]).toEqual([200, true]);
  });
});
