import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';
import { letterTo, passMinute } from '@/tests/support/sign-in/mailbox';
import { beginRegistration, personWith, somewhere } from '@/tests/support/sign-in/register';
import { openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
beforeAll(() => (database = openTestDatabase()));
afterAll(() => database.end());

async function accountOf(email: string) {
  const { rows } = await database.query<object>(
    `select role, patronymic, consent_version, consented_at > now() - interval '1 minute' as is_now
     from sso.account where login = $1`,
    [email],
  );
  return rows;
}

const sso = (path: string) => `${process.env.TEST_SSO}${path}`;
const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('[TRUST-10] [AUTH-02] an account keeps the role, the patronymic and the consent of its registration', async () => {
  const browser = ssoBrowser();
  const { url } = await openSso(browser, await addressFor({ role: roles.student }));
  const action = `${url.href}/register`;
  expect((await browser.open(action)).body).toContain('name="role" value="student"');
  const { consent, ...person } = personWith({ role: 'student', patronymic: 'Петровна' });

  const refused = await browser.send(action, person, somewhere());
  expect([refused.status, refused.body.includes('Без согласия')]).toEqual([422, true]);
  const waiting = await browser.send(action, { ...person, consent }, somewhere());
  expect([waiting.status, waiting.body.includes('Мы отправили письмо')]).toEqual([200, true]);
  const token = tokenOf((await letterTo(person.email)).link);
  expect(await accountOf(person.email)).toEqual([]);

  expect((await browser.send(`${url.href}/confirm`, { token }, somewhere())).status).toBe(0);
  const kept = { consent_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), is_now: true };
  expect(await accountOf(person.email)).toEqual([
    { role: 'student', patronymic: 'Петровна', ...kept },
  ]);
});

test('[TRUST-07] an e-mail with an account is answered like one without, and its owner is told', async () => {
  const owner = 'approver@example.ru';
  const shown = async (email: string) => {
    const { page, interaction } = await beginRegistration({
      email,
      password: 'другой пароль 5',
      repeat: 'другой пароль 5',
    });
    const uid = interaction.split('/').at(-1) ?? '';
    const bare = (text: string) =>
      text.replaceAll(uid, '').replaceAll(encodeURIComponent(email), '').replaceAll(email, '');
    return [page.status, [...page.headers.keys()], bare(page.body)];
  };
  expect(await shown(owner)).toEqual(await shown(personWith().email));
  const told = await letterTo(owner);
  expect(told.subject).toBe('У вас уже есть учётная запись');
  expect(told.text).not.toContain('token');
  expect(await accountOf(owner)).toHaveLength(1);
});

test('[TRUST-07] a form that is sent twice at once brings one letter and one account', async () => {
  const browser = ssoBrowser();
  const person = personWith();
  const { url } = await openSso(browser, await addressFor({}));
  const send = () => browser.send(`${url.href}/register`, person, somewhere());
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const token = tokenOf((await letterTo(person.email)).link);
  const confirm = () => browser.send(`${url.href}/confirm`, { token }, somewhere());
  const done = await Promise.all([confirm(), confirm()]);
  expect(done.map(({ status }) => status)).toContain(0);
  expect(await accountOf(person.email)).toHaveLength(1);
  expect(
    (await database.query('select from sso.mailbox_letter where recipient = $1', [person.email]))
      .rowCount,
  ).toBe(1);
});

test('[TRUST-07] a link opened elsewhere asks for the password of the registration, and the first browser goes on', async () => {
  const { browser, person, interaction } = await beginRegistration();
  const { link } = await letterTo(person.email);
  const token = tokenOf(link);
  const goOn = () => browser.send(`${interaction}/letter`, { wish: 'continue' }, somewhere());
  expect((await goOn()).status).toBe(422);

  const elsewhere = ssoBrowser();
  expect((await elsewhere.open(link)).body).toContain('name="password"');
  const confirm = (password: string) =>
    elsewhere.send(sso('/confirm'), { token, password }, somewhere());
  expect((await confirm('не тот пароль')).status).toBe(422);
  expect(await accountOf(person.email)).toEqual([]);
  const confirmed = await confirm(person.password);
  expect([confirmed.status, confirmed.body.includes('Почта подтверждена')]).toEqual([200, true]);
  expect((await goOn()).status).toBe(0);
});

test('[TRUST-05] who has said that the computer is not theirs registers there as such', async () => {
  const isRemembered = async (isShared: boolean) => {
    const { browser, person, interaction } = await beginRegistration();
    // Said on the way to a provider, from where they came back.
    if (isShared) await browser.open(`${interaction}/external/dnevnik?shared=yes`);
    const token = tokenOf((await letterTo(person.email)).link);
    const done = await browser.send(`${interaction}/confirm`, { token }, somewhere());
    expect(done.status).toBe(0);
    return browser.cookiesFor(sso('')).includes('sso_browser');
  };
  expect(await isRemembered(false)).toBe(true);
  expect(await isRemembered(true)).toBe(false);
});

test('[TRUST-07] the password of a registration is guessed ten times at most', async () => {
  const { person } = await beginRegistration();
  const token = tokenOf((await letterTo(person.email)).link);
  const from = somewhere();
  const statuses = [];
  for (let turn = 0; turn < 11; turn++)
    statuses.push(
      (await ssoBrowser().send(sso('/confirm'), { token, password: `${turn}` }, from)).status,
    );
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
});

describe('[TRUST-07] a link that confirms nothing', () => {
  test.each([
    ['forged', 'x'.repeat(43)],
    ['empty', ''],
    ['huge', 'x'.repeat(10_000)],
    ['with a character the database cannot take', `${'x'.repeat(42)}\0`],
  ])('is refused in words: %s', async (_, token) => {
    const opened = await ssoBrowser().open(sso(`/confirm?${new URLSearchParams({ token })}`));
    expect([opened.status, opened.body.includes('Ссылка не\u00a0действует')]).toEqual([400, true]);
    const sent = await ssoBrowser().send(sso('/confirm'), { token, password: 'x' }, somewhere());
    expect(sent.status).toBe(400);
  });

  test('is one that has expired, or that a later letter has replaced', async () => {
    const { browser, person, interaction } = await beginRegistration();
    const first = tokenOf((await letterTo(person.email)).link);
    await passMinute(database, 'registration', person.email);
    const again = await browser.send(`${interaction}/letter`, { wish: 'again' }, somewhere());
    expect(again.body).toContain('Отправили ещё раз');
    const second = tokenOf((await letterTo(person.email, 2)).link);
    const confirm = async (token: string) =>
      (await browser.send(`${interaction}/confirm`, { token }, somewhere())).status;
    expect(await confirm(first)).toBe(400);
    await database.query(`update sso.registration set expires_at = now() where email = $1`, [
      person.email,
    ]);
    expect(await confirm(second)).toBe(400);
    expect(await accountOf(person.email)).toEqual([]);
  });

  test('is one of another sign-in, or sent from another site', async () => {
    const mine = await beginRegistration();
    const { person } = await beginRegistration();
    const token = tokenOf((await letterTo(person.email)).link);
    const foreign = await mine.browser.send(`${mine.interaction}/confirm`, { token }, somewhere());
    expect(foreign.status).toBe(400);
    const evil = { ...somewhere(), Origin: 'https://evil.example' };
    const sent = await ssoBrowser().send(
      sso('/confirm'),
      { token, password: person.password },
      evil,
    );
    expect(sent.status).toBe(403);
    expect(await accountOf(person.email)).toEqual([]);
  });
});

test('[TRUST-07] letters to one address are a minute apart, whoever asks', async () => {
  const { browser, interaction } = await beginRegistration();
  const again = await browser.send(`${interaction}/letter`, { wish: 'again' }, somewhere());
  expect(again.status).toBe(429);
  const wait = Number(again.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
});
