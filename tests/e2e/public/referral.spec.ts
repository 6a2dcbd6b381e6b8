import { expect, test, type Page } from '@playwright/test';
import pg from 'pg';
import { beginByName } from '@/tests/support/browser/browser';
import { createHomework } from '@/tests/support/homework/homework';
import { ask } from '@/tests/support/http/plain-http';
import { signIn } from '@/tests/support/people/people';
import { letterTo } from '@/tests/support/sign-in/mailbox';

/** The referral code of the one user of whom this holds. */
async function referralOf(column: 'email' | 'surname', value: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ referral_code: string | null }>(
      `select referral_code from main_api."user" where ${column} = $1`,
      [value],
    );
    expect(rows).toHaveLength(1);
    return rows[0]?.referral_code ?? null;
  } finally {
    await client.end();
  }
}

const referralCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'ref');

async function registerTeacher(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await page.getByLabel('Имя', { exact: true }).fill('Ирина');
  await page.getByLabel('Фамилия').fill('Приглашённая');
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill('gvozdika 48 stul');
  await page.getByLabel('Пароль ещё раз').fill('gvozdika 48 stul');
  await page.getByLabel('Даю согласие').check();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мы отправили письмо');
  await page.goto((await letterTo(email)).link);
  await page.getByRole('button', { name: 'Подтвердить и продолжить' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname !== '/login' && !/register/.test(url.pathname),
  );
  await expect(page.getByRole('link', { name: 'Рабочие тетради' })).toBeVisible();
}

test('[ROUTE-26] the code of a referral link waits for the registration and goes with it, once', async ({
  page,
}) => {
  const email = `invited-${Date.now()}@example.ru`;
  await page.goto('/?ref=Spring_26');
  expect(await referralCookie(page)).toMatchObject({ value: 'Spring_26', httpOnly: true });
  await page.goto('/');
  expect((await referralCookie(page))?.value).toBe('Spring_26');
  await registerTeacher(page, email);
  expect(await referralCookie(page)).toBeUndefined();
  expect(await referralOf('email', email)).toBe('Spring_26');
});

test('[ROUTE-26] it goes with a student who begins by name too', async ({ page }) => {
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'));
  const surname = `Приглашённый${'абвгд'[Date.now() % 5]}`;
  await page.goto('/?ref=friend');
  await beginByName(page, taskHash, surname);
  expect(await referralCookie(page)).toBeUndefined();
  expect(await referralOf('surname', surname)).toBe('friend');
});

for (const code of ['', '<script>', 'a b', 'я', 'x'.repeat(65)])
  test(`[ROUTE-26] ${JSON.stringify(code.slice(0, 20))} is no code`, async () => {
    const { status, headers, body } = await ask(`/?${new URLSearchParams({ ref: code })}`);
    expect([status, body.includes('<h1')]).toEqual([200, true]);
    expect(String(headers['set-cookie'])).not.toMatch(/(^|,)ref=/);
  });
