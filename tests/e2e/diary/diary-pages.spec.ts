import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, overflowOf } from '@/tests/support/browser/accessibility';
import {
  callDiary,
  createTaughtLesson,
  diaryOrigin,
  someExternalId,
  workOf,
} from '@/tests/support/diary/call-diary';

const TITLE = 'Сложение и вычитание обыкновенных дробей с разными знаменателями';

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto(`${diaryOrigin()}/login`);
  await page.getByLabel('Логин или почта').fill(login);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('link', { name: 'Выйти' })).toBeVisible();
}

async function expectGood(page: Page, where: string): Promise<void> {
  for (const width of [320, 375, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${where} at ${width} px`);
    expect(await overflowOf(page), `${where} at ${width} px`).toBe(0);
  }
}

test('[UI-12] the pages of the diary have no fault, at any width', async ({ page }) => {
  test.slow();
  const { teacher, students, password, lessonId } = await createTaughtLesson();
  const path = `/api/v2/lessons/${lessonId}/works/${someExternalId()}`;
  const body = workOf(teacher.userId, { title: TITLE, dueAt: '2031-03-05T09:00:00Z' });
  await callDiary('PUT', path, { body });
  const value = { userId: teacher.userId, value: '87%', sequence: 1 };
  await callDiary('PUT', `${path}/marks/${students[0]?.userId}`, { body: value });

  for (const address of ['/', '/login', '/control', '/lesson/x']) {
    await page.goto(diaryOrigin() + address);
    await expectGood(page, address);
  }
  await signIn(page, teacher.login, password);
  for (const address of [`/lesson/${lessonId}`, '/?week=2031-03-03']) {
    await page.goto(diaryOrigin() + address);
    await expect(page.getByText(/Математика/).first()).toBeVisible();
    await expectGood(page, `${address} of a teacher`);
  }
  await page.goto(`${diaryOrigin()}/signout`);
  await signIn(page, students[0]?.login ?? '', password);
  await page.goto(`${diaryOrigin()}/?week=2031-03-03`);
  await expect(page.getByRole('listitem').getByText('87\u00a0%')).toBeVisible();
  await expectGood(page, 'the diary of a student');
});

test('a teacher sets a mark by hand with the keyboard', async ({ page }) => {
  const { teacher, password, lessonId } = await createTaughtLesson();
  const path = `/api/v2/lessons/${lessonId}/works/${someExternalId()}`;
  await callDiary('PUT', path, { body: workOf(teacher.userId) });
  await signIn(page, teacher.login, password);
  await page.goto(`${diaryOrigin()}/lesson/${lessonId}`);
  await page.getByLabel('Отметка: Пробный-1 Ученик').focus();
  await page.keyboard.press('4');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: /Пробный-1/ })).toContainText('учитель');
});
