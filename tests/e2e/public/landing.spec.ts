import { expect, test, type Page } from '@playwright/test';
import { signInAsTeacher } from '@/tests/support/browser/browser';
import { openAlive } from '@/tests/support/browser/open-alive';
import { subjects } from '@/lib/contract/subjects/subjects';
import { GENERAL_SUBJECT } from '@/lib/landing/texts/steps';
import { ask } from '@/tests/support/http/plain-http';

const NUMBER = '/fizika_7-class';
const CHOICE = '/anglijskij-yazyk_5-class';

const verdict = (page: Page) => page.getByRole('status');

test.describe('landings without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HW-03] a number is checked by the server and explained; the answer stays', async ({
    page,
  }) => {
    await page.goto(NUMBER);
    for (const [answer, said] of [
      ['3', 'Неверно'],
      ['2,5', 'Верно'],
      ['2.5 м/с', 'Верно'],
    ] as const) {
      await page.getByRole('textbox', { name: 'Ответ' }).fill(answer);
      await page.getByRole('button', { name: 'Проверить' }).click();
      await expect(page).toHaveURL(/\?answer=.+#sample$/);
      await expect(verdict(page)).toContainText(said);
      await expect(verdict(page)).toContainText('3600 с');
      await expect(page.getByRole('textbox', { name: 'Ответ' })).toHaveValue(answer);
    }
  });

  test('[HW-03] a choice is checked; nothing tells the right one before', async ({ page }) => {
    await page.goto(CHOICE);
    await expect(verdict(page)).toBeEmpty();
    expect(await page.content()).not.toContain('usually</em> в\u00A0вопросе');
    await page.getByRole('radio', { name: 'takes', exact: true }).check();
    await page.getByRole('button', { name: 'Проверить' }).click();
    await expect(verdict(page)).toContainText('Верно');
    await expect(page.getByRole('radio', { name: 'takes', exact: true })).toBeChecked();
  });

  test('on paper the answers are there without being opened', async ({ page }) => {
    await page.goto('/teacher');
    const answer = page.locator('details:not([open]) p').first();
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
  });

  test('questions and contents open', async ({ page }) => {
    await page.goto(NUMBER);
    const answer = page.getByText('Если ученик допишет её сам', { exact: false });
    await expect(answer).toBeHidden();
    await page.getByText('Нужно ли ученику писать единицы?').click();
    await expect(answer).toBeVisible();
    await expect(page.getByText('Показания термометра')).toBeVisible();
  });

  test('hostile answers in the address are passed over', async ({ page }) => {
    for (const answer of ['', '%00', '<script>alert(1)</script>', 'x'.repeat(3_000), '%F0%9F']) {
      const reply = await page.goto(`${CHOICE}?answer=${answer}`);
      expect([answer.slice(0, 20), reply?.status()]).toEqual([answer.slice(0, 20), 200]);
      await expect(verdict(page)).toBeEmpty();
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    }
    await page.goto(`${CHOICE}?answer=a&answer=b`);
    await expect(verdict(page)).toBeEmpty();
  });
});

test('[HW-03] with scripts the answer is checked in place, without loading the page', async ({
  page,
}) => {
  await openAlive(page, NUMBER);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByText('Нужно ли ученику писать единицы?').click();
  await page.getByRole('textbox', { name: 'Ответ' }).fill('3');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(verdict(page)).toContainText('Неверно');
  await expect(page).toHaveURL(/\?answer=3$/);
  await page.getByRole('textbox', { name: 'Ответ' }).fill('2,5');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(verdict(page)).toContainText('Верно');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await expect(page.getByText('Если ученик допишет её сам', { exact: false })).toBeVisible();
});

test('[SUBJ-02] a landing shows pictures of its own subject alone', async () => {
  const landings = [
    ...subjects.map(({ name, startPath }) => [`/${startPath}`, name]),
    // Of a subject whose colour these pages have.
    ...['/', '/teacher'].map((path) => [path, GENERAL_SUBJECT]),
  ] as const;
  for (const [path = '', subject = ''] of landings) {
    const { body } = await ask(path);
    const sources = body.matchAll(/ src(?:set)?="(\/images\/[^"]+)"/gi);
    const pictures = [...sources].map(([, picture = '']) => picture);
    const shapes = ['choose', 'solve', 'journal'].flatMap((step) =>
      ['desktop', 'phone'].map((shape) => `/images/${subject}/${step}-${shape}.webp`),
    );
    expect([path, pictures.sort()]).toEqual([path, shapes.sort()]);
    for (const picture of pictures) {
      const { status, headers } = await ask(picture);
      expect([picture, status, headers['content-type']]).toEqual([picture, 200, 'image/webp']);
    }
    const colour = subjects.find(({ name }) => name === subject)?.colour;
    expect([path, /data-page-accent="(\w+)"/.exec(body)?.[1]]).toEqual([path, colour]);
  }
});

test('[ROUTE-18] [AUTH-17] a registered teacher is led past the landings', async ({ page }) => {
  await signInAsTeacher(page);
  for (const landing of ['/teacher', '/']) {
    await page.goto(landing);
    await expect(page).toHaveURL('/teacher/profile');
  }
});

test('the call leads a teacher to the builder', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Собрать задание' }).first().click();
  await expect(page).toHaveURL('/login?returnUrl=%2Fhomework%2Fnew');
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await page.getByLabel('Логин или почта').fill('teacher@example.ru');
  await page.getByLabel('Пароль').fill('tetrad');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL('/homework/new');
});
