import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { beginByName, fillSignIn, signInAsTeacher } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
import { signIn } from '@/tests/support/people/people';
import { anyHomework, createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

/** Nothing for axe to find and nothing beside the page, on a phone and on a desktop. [UI-12] */
async function expectFine(page: Page, where: string): Promise<void> {
  test.slow();
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${where} at ${width} px`);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow, `${where} at ${width} px`).toBeLessThanOrEqual(0);
    await keepPicture(page, `${where.replace(/\W/g, '-')}-${width}`);
  }
}

test('[ROUTE-05] [CFG-04] a new teacher says what they teach, accepts the offer, goes where they wanted, and is not asked again', async ({
  page,
}) => {
  await page.goto('/login?returnUrl=/teacher/journal');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await fillSignIn(page, 'new-teacher@example.ru');
  await expect(page).toHaveURL('/prosv/subjects?returnUrl=%2Fteacher%2Fjournal');
  await expect(page.getByText(/^Игорь\sПавлович, что вы\sпреподаёте\?/)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Отметьте хотя бы один предмет.')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Физика' }).check();
  const grades = page.getByRole('group', { name: 'Физика' });
  await grades.getByRole('checkbox', { name: /^7\sкласс, есть тетрадь$/ }).focus();
  await page.keyboard.press('Space');
  await expectFine(page, 'subjects and grades');
  await page.getByRole('button', { name: 'Сохранить' }).evaluate((button: HTMLButtonElement) => {
    for (let i = 0; i < 10; i++) setTimeout(() => button.click(), i * 30);
  });
  await expect(page).toHaveURL('/teacher/journal');

  // [CFG-04] Who is registered now is asked for the offer, over their pages.
  const offer = page.getByRole('dialog', { name: 'Примите условия использования' });
  await expect(offer).toBeVisible();
  await expectFine(page, 'offer');
  await offer.getByRole('button', { name: 'Принимаю' }).click();
  await expect(offer).toBeHidden();

  await page.goto('/teacher/profile');
  await page.reload();
  await expect(page).toHaveURL('/teacher/profile');
  await expect(page.getByRole('list', { name: 'Вы ведёте' })).toHaveText(/Физика, 7\sкласс/);
  const token = await signIn('new-teacher@example.ru');
  const config = await callPlatform('getUserConfig', { token });
  expect(config).toMatchObject({ status: 'registered' });
});

/** Signs a teacher of mathematics in the 5th class in, whom no other test knows. */
async function comeAsTeacher(context: BrowserContext): Promise<void> {
  const features = [userFeatures.teachingChosen];
  // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
  const token = await createUser(database, {
    roles: [roles.teacher],
    providerType: 'vk',
    features,
  });
  const body = { subject: 1, grade: 5 };
  await callPlatform('saveTeaching', { token, body });
  await giveSession(context, [[roles.teacher, token]]);
}

test('[ROUTE-05] a teacher changes what they teach from their profile', async ({
  page,
  context,
}) => {
  await comeAsTeacher(context);
  await page.goto('/teacher/profile');
  await page.getByRole('link', { name: /^Изменить предметы и\sклассы$/ }).click();
  await expect(page).toHaveURL('/prosv/subjects');
  const grades = page.getByRole('group', { name: 'Математика' });
  await expect(grades.getByRole('checkbox', { name: /^5\sкласс/ })).toBeChecked();
  await grades.getByRole('checkbox', { name: /^6\sкласс/ }).check();
  await page.route('**/api/v1/prosv/profile', (route) => route.abort());
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').getByText(/Нет\sсвязи\sс\sсервером/)).toBeVisible();
  await expect(grades.getByRole('checkbox', { name: /^6\sкласс/ })).toBeChecked();
  await page.unroute('**/api/v1/prosv/profile');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL('/teacher/profile');
  await expect(page.getByText(/Математика, 5, 6\sклассы/)).toBeVisible();
});

test('[ROUTE-05] a foreign return address is ignored', async ({ page, context }) => {
  await comeAsTeacher(context);
  await page.goto('/prosv/subjects?returnUrl=https%3A%2F%2Fevil.example');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page).toHaveURL('/teacher/profile');
});

test('[ROUTE-14] a new student says name and class, is registered, and is not asked again', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Войти как ученик' }).click();
  await fillSignIn(page, 'new-student@example.ru');
  await expect(page).toHaveURL('/student?returnUrl=%2Fstudent%2Fprofile');
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Тимур');
  await expectFine(page, 'name and class');
  await page.getByLabel('Имя', { exact: true }).fill('Тимурка');
  await page.getByLabel('Класс').fill('пятый');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByLabel('Класс')).toBeFocused();
  await page.getByLabel('Класс').fill('6 г');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page).toHaveURL('/student/profile');
  await expect(page.getByText(/Тимурка/).first()).toBeVisible();
  await page.goto('/student');
  await expect(page).toHaveURL('/student/profile');
});

test('[AUTH-17] who began with a name is told so on the sign-in page, and goes on or signs in', async ({
  page,
}) => {
  const { taskHash } = await anyHomework();
  await beginByName(page, taskHash, 'Новикова');
  await page.goto('/login');
  await expect(page.getByText('Вы вошли как Юля Новикова')).toBeVisible();
  await expectFine(page, 'sign-in page of who began with a name');
  await page.getByRole('link', { name: 'Продолжить как Юля' }).click();
  await expect(page).toHaveURL('/student/profile');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Войти как ученик' }).click();
  await fillSignIn(page, 'student2@example.ru');
  await expect(page).toHaveURL('/student/profile');
  await expect(page.getByText(/Вера/).first()).toBeVisible();
});

test('[AUTH-01] who comes from a diary has one button for it first, without scripts too', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/login?provider=Dnevnik');
  await expect(page.getByRole('main').getByRole('link').first()).toHaveText(
    'Войти через Дневник.ру',
  );
});

test('[ROUTE-25] [AUTH-18] a tester reads what is known of them, and marks the browser and unmarks it', async ({
  page,
}) => {
  await signInAsTeacher(page, 'teacher@example.ru');
  await page.goto('/auth-test-login');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Роль').first()).toContainText('учитель');
  await expect(row('Тестировщик')).toContainText('нет');
  await page.getByRole('button', { name: 'Поставить метку' }).click();
  await expect(page).toHaveURL('/auth-test-login');
  await expect(row('Тестировщик')).toContainText('да');
  await expectFine(page, 'the page of testers');
  await page.getByRole('button', { name: 'Снять метку' }).click();
  await expect(row('Тестировщик')).toContainText('нет');
});
