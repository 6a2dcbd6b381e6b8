import { expect, test, type Page } from '@playwright/test';
import { fillSignIn, signInAsTeacher } from '@/tests/support/browser/browser';
import { faultOfFocus, walkWithTab } from '@/tests/support/browser/focus';
import { expectFits, faultsOf, keepDocument } from '@/tests/support/browser/sso-document';
import { ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { someNetwork } from '@/tests/support/http/networks';
import { ask } from '@/tests/support/http/plain-http';

const sso = (path: string) => new URL(path, process.env.TEST_SSO).href;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Sends the form of a page as a browser would that does not look at it first. */
async function sendUnchecked(page: Page, button: string): Promise<void> {
  await page.locator('form').evaluateAll((forms) => {
    for (const form of forms) (form as HTMLFormElement).noValidate = true;
  });
  await page.getByRole('button', { name: button }).click();
}

async function openRegistration(page: Page): Promise<void> {
  await page.goto('/prosv?role=teacher');
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
}

/** How one gets to a page, its heading, its status, and at whose service it is. */
type Case = {
  title: string;
  open: (page: Page) => Promise<unknown>;
  status?: number;
  at?: 'TEST_SSO' | 'TEST_DIARY' | 'TEST_PARTNERS';
};

const pages: Record<string, Case> = {
  'sign-in': { title: 'Вход', open: (page) => page.goto('/prosv?role=teacher') },
  'a wrong password': {
    title: 'Вход',
    status: 422,
    open: async (page) => {
      await page.goto('/prosv?role=teacher');
      await fillSignIn(page, 'nobody@example.ru', 'wrong');
      await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
    },
  },
  registration: { title: 'Регистрация', open: openRegistration },
  'a registration with every field wrong': {
    title: 'Регистрация',
    status: 422,
    open: async (page) => {
      await openRegistration(page);
      await page.getByLabel('Имя').fill('<b>');
      await page.getByLabel('Электронная почта').fill('anna');
      await page.getByLabel('Пароль', { exact: true }).fill('12345678');
      await sendUnchecked(page, 'Зарегистрироваться');
      await expect(page.getByRole('alert')).toHaveText('Проверьте отмеченные поля');
      // How weak the password is is asked when all else is right.
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
    },
  },
  profile: {
    title: 'Учётная запись',
    open: async (page) => {
      await signInAsTeacher(page);
      await page.goto(sso('/profile'));
    },
  },
  'a sign-in that was cancelled at a provider': {
    title: 'Вход отменён',
    status: 400,
    open: async (page) => {
      await page.goto('/prosv?provider=eljur');
      await page.getByRole('button', { name: 'Отменить и вернуться' }).click();
    },
  },
  'a sign-in that is over': {
    title: 'Время входа истекло',
    status: 400,
    open: (page) => page.goto(sso('/interaction/abcdefghijklmnopqrstu')),
  },
  'signing out': {
    title: 'Выйти из учётной записи?',
    open: async (page) => {
      await signInAsTeacher(page);
      await page.goto(sso('/session/end'));
    },
  },
  nothing: {
    title: 'Такой страницы нет',
    status: 404,
    open: (page) => page.goto(sso('/nothing')),
  },
  'sign-in at the diary': {
    title: 'Вход',
    at: 'TEST_DIARY',
    open: (page) => page.goto('/prosv?provider=dnevnik'),
  },
  'sign-in at VK ID': {
    title: 'Вход',
    at: 'TEST_PARTNERS',
    open: (page) => page.goto('/prosv?provider=vk'),
  },
  'a wrong password at VK ID': {
    title: 'Вход',
    at: 'TEST_PARTNERS',
    status: 422,
    open: async (page) => {
      await page.goto('/prosv?provider=vk');
      await fillSignIn(page, 'nobody@example.ru', 'wrong');
      await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
    },
  },
};

for (const [name, { title, open, status = 200, at = 'TEST_SSO' }] of Object.entries(pages))
  test(`[AUTH-02] [UI-12] the page of ${name} has no fault`, async ({ page }) => {
    const shown = keepDocument(page);
    await open(page);
    await expect(heading(page)).toHaveText(title);
    expect(new URL(page.url()).origin).toBe(process.env[at]);
    expect(shown().status()).toBe(status);
    if (at === 'TEST_SSO') expect(await faultsOf(await shown().text())).toEqual([]);
    await expectFits(page, name);
  });

test('[AUTH-02] [UI-12] a teacher signs in by Tab and Enter alone, after a mistake, and looks at the password', async ({
  page,
}) => {
  await page.goto('/login');
  const begin = page.getByRole('link', { name: 'Войти как учитель' });
  while (!(await begin.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const [login, password] = [page.getByLabel('Логин или почта'), page.getByLabel('Пароль')];
  await expect(login).toBeFocused();
  await page.keyboard.type('teacher@example.ru');
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
  await expect(login).toHaveValue('teacher@example.ru');
  await expect(password).toBeFocused();
  await page.keyboard.type('tetrad');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Скрыть' })).toBeFocused();
  expect(await faultOfFocus(page)).toBe('');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Чужой компьютер' })).toBeFocused();
  expect(await faultOfFocus(page)).toBe('');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeFocused();
  expect(await faultOfFocus(page)).toBe('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/teacher/profile');
});

for (const name of ['sign-in', 'a registration with every field wrong', 'profile'])
  test(`[UI-12] everything on the page of ${name} is reached by Tab and seen there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 640 });
    await pages[name]?.open(page);
    // The ways of who is at somebody else's computer are hidden until that is said.
    const controls = page
      .locator('a, button, input:not([type=radio], [type=hidden])')
      .filter({ visible: true });
    const groups = await page.getByRole('group').count();
    // Out of the page, so that the walk begins at its top and not at the field with the cursor.
    await controls.last().focus();
    await page.keyboard.press('Tab');
    const stops = await walkWithTab(page);
    // The last stop is outside of the page again.
    expect(stops).toHaveLength((await controls.count()) + groups + 1);
  });

test('[AUTH-02] guessing a password is answered 429 with when to come back, for that network alone', async () => {
  const address = (await ask('/prosv?role=student')).headers.location ?? '';
  const guesser = { 'X-Forwarded-For': `${someNetwork()}::1` };
  const begin = async (headers: Record<string, string>) => {
    const browser = ssoBrowser();
    const { url } = await browser.open(address, headers);
    return (password: string) => browser.send(url.href, { login: 'noemail', password }, headers);
  };
  const guess = await begin(guesser);
  for (let turn = 0; turn < 10; turn++) expect((await guess(`guess ${turn}`)).status).toBe(422);
  // Not even the right one is looked at.
  const { status, headers, body } = await guess('tetrad');
  expect(status).toBe(429);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(300);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatch(/role="alert"[^>]*>\s*Слишком много попыток входа\. Попробуйте снова через/);
  expect(body).not.toContain('tetrad');

  const fromElsewhere = await begin({ 'X-Forwarded-For': `${someNetwork()}::1` });
  const { url } = await fromElsewhere('tetrad');
  expect([url.origin, url.pathname, url.searchParams.has('code')]).toEqual([
    process.env.TEST_WEB_ORIGIN,
    '/prosv/auth',
    true,
  ]);
});

test.describe('[AUTH-07] the account at the SSO', () => {
  const profile = () => sso('/profile?consumer=rabochie-tetradi');

  test('shows who is signed in and leads back to the product', async ({ page }) => {
    await signInAsTeacher(page);
    await page.goto(profile());
    const row = (term: string) =>
      page.locator('div', { has: page.getByText(term, { exact: true }) });
    await expect(row('Имя').getByRole('definition')).toHaveText(/Анна/);
    await expect(row('Роль').getByRole('definition')).toHaveText('Учитель');
    await expect(row('Логин').getByRole('definition')).toHaveText('teacher@example.ru');
    await page.getByRole('link', { name: 'Вернуться к тетрадям' }).click();
    await expect(page).toHaveURL('/teacher/profile');
  });

  test('leads to the sign-in of the product when nobody is signed in', async ({ page }) => {
    await page.goto(profile());
    await expect(page).toHaveURL('/login');
  });

  test('lets somebody sign out, who is then asked for the password again', async ({ page }) => {
    await signInAsTeacher(page);
    await page.goto(profile());
    await page.getByRole('link', { name: 'Выйти' }).click();
    // The product has been told: its session is over too. [TRUST-05]
    await expect(page).toHaveURL(/\/login\?/);
    await page.goto(profile());
    await expect(page).toHaveURL('/login');
    await page.getByRole('link', { name: 'Войти как учитель' }).click();
    await expect(page.getByLabel('Пароль')).toBeVisible();
  });
});
