import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { fillSignIn, signInAsStudent, signInAsTeacher } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { openAlive } from '@/tests/support/browser/open-alive';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

// Features hold for everybody: other tests must not meet what is switched here.
const usual = { ...process.env };
let stack: OwnStack;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  stack = await startOwnStack({ web: true });
  Object.assign(process.env, stack.addresses);
});
test.afterAll(async () => {
  Object.assign(process.env, usual);
  await stack.stop();
});

const at = (path: string) => new URL(path, process.env.TEST_WEB_ORIGIN).href;

async function expectFine(page: Page, name: string): Promise<void> {
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page, `${name} at ${width} px`);
    await keepPicture(page, `${name}-${width}`);
  }
}

async function switchOn(page: Page, name: RegExp): Promise<void> {
  const feature = page.getByRole('region', { name });
  await feature.getByLabel('Включено').check();
  await feature.getByRole('button', { name: 'Сохранить' }).click();
  await expect(feature.getByRole('status')).toContainText('Сохранено');
}

test('[FEAT-01] an operator switches features, and students and teachers see it within 30 s', async ({
  browser,
}) => {
  test.slow();
  const baseURL = process.env.TEST_WEB_ORIGIN;
  const newPage = async () => (await browser.newContext({ baseURL })).newPage();
  const ops = await newPage();
  await ops.goto('/cms/features');
  await ops.getByRole('link', { name: 'Войти' }).click();
  await fillSignIn(ops, 'ops@example.ru');
  await expect(ops).toHaveURL(at('/cms/features'));
  const contest = ops.getByRole('region', { name: /^Конкурс/ });
  await contest.getByLabel('Название').fill('Регата');
  await contest.getByLabel(/^Что за/).fill('Решайте задания вместе с классом.');
  await contest.getByLabel(/^Куда ведёт/).fill('https://konkurs.example.ru/');
  await contest.getByLabel(/^Начало/).fill('2025-01-01T09:00');
  await contest.getByLabel(/^Конец/).fill('2125-01-01T09:00');
  await switchOn(ops, /^Конкурс/);
  await switchOn(ops, /^Отдельные вопросы/);
  await expect(ops.getByRole('table').getByRole('row')).toHaveCount(3);
  await expectFine(ops, 'features');

  const student = await newPage();
  await signInAsStudent(student, '/student/profile');
  await expect(async () => {
    await student.reload();
    await expect(student.getByRole('heading', { name: 'Регата' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });

  const teacher = await newPage();
  await signInAsTeacher(teacher);
  await openAlive(teacher, '/homework/new');
  const lesson = teacher.getByRole('listitem').filter({ hasText: /,/ });
  await lesson
    .getByRole('button', { name: /^Посмотреть/ })
    .first()
    .click();
  await expect(teacher.getByRole('dialog')).toBeVisible();
  // The first step with several tasks.
  const second = teacher.getByRole('checkbox', { name: /^Взять вопрос\s2$/ });
  for (let step = 0; step < 30 && !(await second.isVisible()); step++) {
    await teacher.getByRole('button', { name: 'Следующее' }).click();
    await expect(teacher.getByRole('dialog').getByLabel('Загружаем задание')).toHaveCount(0);
    await teacher.waitForTimeout(200);
  }
  await second.check();
  await expectFine(teacher, 'pick-tasks');
  await teacher.keyboard.press('Escape');
  await expect(teacher.getByRole('dialog')).toHaveCount(0);
  await expect(teacher.getByText(/^1\sвопрос$/)).toBeVisible();
  await keepPicture(teacher, 'picked-tasks');
  await teacher.getByRole('button', { name: 'Создать задание' }).click();
  await expect(teacher.getByRole('button', { name: /Скопировать/ }).first()).toBeVisible();
});
