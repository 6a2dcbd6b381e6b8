import { expect, test, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { fillSignIn } from '@/tests/support/browser/browser';

const diary = () => new URL(process.env.TEST_DIARY ?? '').origin;
const partners = () => new URL(process.env.TEST_PARTNERS ?? '').origin;

/** Role and provider of whoever is signed in here. */
async function signedInAs(page: Page): Promise<unknown[]> {
  const { user } = (await (await page.request.get('/api/session')).json()) as {
    user: { role: string; jwtData: { providerType: string } } | null;
  };
  return [user?.role, user?.jwtData.providerType];
}

test('[AUTH-01] a teacher comes through the diary from the sign-in page up to their cabinet', async ({
  page,
}) => {
  await page.goto('/login?provider=dnevnik');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await expect(page).toHaveURL((url) => url.origin === diary());
  await expect(page.getByText('Дневник.ру', { exact: true })).toBeVisible();
  await fillSignIn(page, 'teacher@example.ru', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('Неверный логин или пароль');
  await fillSignIn(page, 'teacher@example.ru');
  await expect(page).toHaveURL('/teacher/profile');
  expect(await signedInAs(page)).toEqual([roles.teacher, 'dnevnik']);
});

test('[AUTH-01] a teacher comes through VK ID, which does not know who teaches', async ({
  page,
}) => {
  await page.goto('/prosv?provider=vk&role=teacher');
  await expect(page).toHaveURL((url) => url.origin === partners());
  await fillSignIn(page, 'teacher@example.ru');
  await expect(page).toHaveURL('/prosv/subjects?returnUrl=%2Fteacher%2Fprofile');
  expect(await signedInAs(page)).toEqual([roles.teacher, 'vk']);
});

for (const [provider, type, path] of [
  ['mo', 'mos_oblast', '/teacher/profile'],
  ['eljur', 'eljur', '/teacher/profile'],
  ['eis', 'eis', '/prosv/subjects?returnUrl=%2Fteacher%2Fprofile'],
  ['vs', 'vs', '/prosv/subjects?returnUrl=%2Fteacher%2Fprofile'],
])
  test(`[AUTH-01] a teacher comes through ${provider} to ${path}`, async ({ page }) => {
    await page.goto(`/prosv?provider=${provider}`);
    await expect(page).toHaveURL((url) => url.href.startsWith(`${partners()}/${provider}/`));
    await fillSignIn(page, 'teacher@example.ru');
    await expect(page).toHaveURL(path ?? '');
    expect(await signedInAs(page)).toEqual([roles.teacher, type]);
  });

test('[AUTH-01] who cancels at a provider gets to the sign-in page of the SSO', async ({
  page,
}) => {
  await page.goto('/prosv?provider=eljur');
  await page.getByRole('button', { name: 'Отменить и вернуться' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Вход отменён');
  await page.getByRole('link', { name: 'Войти другим способом' }).click();
  await page.getByRole('link', { name: 'VK' }).click();
  await fillSignIn(page, 'student@example.ru');
  await expect(page).toHaveURL('/student?returnUrl=%2Fstudent%2Fprofile');
  expect(await signedInAs(page)).toEqual([roles.student, 'vk']);
});
