import { expect, type Locator, type Page } from '@playwright/test';

/** Signs in on the SSO's page that the browser is at. */
export async function fillSignIn(page: Page, login: string, password = 'tetrad'): Promise<void> {
  await page.getByLabel('Логин или почта').fill(login);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Signs a teacher in, and opens their profile. */
export async function signInAsTeacher(page: Page, login = 'teacher@example.ru'): Promise<void> {
  await signInByRequests(page, login);
  await page.goto('/teacher/profile');
  await expect(page).toHaveURL('/teacher/profile');
}

/** Signs a student in, and opens a path. */
export async function signInAsStudent(page: Page, path: string, login = 'student@example.ru') {
  await signInByRequests(page, login);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/**
 * Goes the way of a sign-in with the cookies of the browser, here and at the SSO, without loading its
 * pages; doors.spec.ts and sso/ press the buttons.
 */
async function signInByRequests(page: Page, login: string, password = 'tetrad'): Promise<void> {
  const { request } = page.context();
  const form = await request.get('/prosv');
  const headers = { Origin: new URL(form.url()).origin };
  const answer = await request.post(form.url(), { form: { login, password }, headers });
  expect(new URL(answer.url()).origin).toBe(process.env.TEST_WEB_ORIGIN);
  expect(answer.status()).toBe(200);
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
