import { expect, type Locator, type Page } from '@playwright/test';

/** Signs in on the SSO's page that the browser is at. */
export async function fillSignIn(page: Page, login: string, password = 'tetrad'): Promise<void> {
  await page.getByLabel('Логин или почта').fill(login);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Signs a teacher in, from the home page on. */
export async function signInAsTeacher(page: Page, login = 'teacher@example.ru'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await fillSignIn(page, login);
  await expect(page).toHaveURL('/teacher/profile');
}

/** Signs a student in, coming back to a path. */
export async function signInAsStudent(page: Page, returnTo: string, login = 'student@example.ru') {
  await page.goto(`/prosv?role=student&returnUrl=${encodeURIComponent(returnTo)}`);
  await fillSignIn(page, login);
  await expect(page).toHaveURL(returnTo);
}

/**
 * Waits until the page's scripts have taken an element over: before that a press is the browser's own.
 * React marks each element that it has taken over.
 */
export async function untilAlive(element: Locator): Promise<void> {
  const isTaken = (node: Element) => Object.keys(node).some((key) => /^__reactProps/.test(key));
  await expect.poll(() => element.evaluate(isTaken)).toBe(true);
}

/** Waits until the page says that every answer is saved. */
export async function waitUntilSaved(page: Page): Promise<void> {
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/).first()).toBeVisible();
}

/** Begins a homework by its link with name and class alone. */
export async function beginByName(page: Page, taskHash: string, surname: string): Promise<void> {
  await sendName(page, taskHash, surname);
  await expect(page).toHaveURL(/\/lesson\/homework\/[a-z]{20}\/1$/);
}

/** The same, up to the press of the button. */
export async function sendName(page: Page, taskHash: string, surname: string): Promise<void> {
  await page.goto(`/student/${taskHash}`);
  await page.getByLabel('Имя', { exact: true }).fill('Юля');
  await page.getByLabel('Фамилия').fill(surname);
  await page.getByLabel('Класс').fill('5б');
  await page.getByRole('button', { name: 'Начать' }).click();
}
