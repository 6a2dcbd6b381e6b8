import { expect, test, type Page } from '@playwright/test';
import { beginByName, signInAsTeacher, untilAlive } from '@/tests/support/browser/browser';
import { untilFocusIn } from '@/tests/support/browser/focus';
import { createHomework } from '@/tests/support/homework/homework';
import { kitWindows, openKit } from '@/tests/support/browser/kit';
import { untilLeaf } from '@/tests/support/browser/leaf';
import { signIn } from '@/tests/support/people/people';
import { solvedSteps } from '@/tests/support/homework/right-answers';
import { watchViolations } from '@/tests/support/browser/security';

/** What the browser of a test has been forbidden. */
let violations: string[];

test.beforeEach(async ({ context }) => {
  violations = await watchViolations(context);
});

/** For documents alone: of a page that is turned to without one this says nothing. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

test('nothing of the pages of a visitor is forbidden, from page to page', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.locator('main a[href^="/"]').first().click();
  await expect(page).not.toHaveURL('/');
  await settled(page);
  await page.goto('/application');
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByLabel('Имя и фамилия')).toBeFocused();
  await page.goto('/school');
  await settled(page);
  expect(violations).toEqual([]);
});

test('nothing of the kit is forbidden, with all its overlays', async ({ page }) => {
  test.slow();
  await openKit(page, kitWindows.desktop);
  for (const [opener, closer] of [
    ['Открыть диалог'],
    ['Открыть контейнер'],
    ['Спросить'],
    ['Сообщить'],
    ['Открыть попап'],
    ['Открыть большой попап'],
    ['Открыть попап без крестика', 'Понятно'],
    ['Открыть на весь экран'],
  ] as const) {
    await page.getByRole('button', { name: opener, exact: true }).press('Enter');
    const overlay = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(overlay).toBeVisible();
    await untilFocusIn(overlay);
    if (closer) await overlay.getByRole('button', { name: closer }).press('Enter');
    else await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
  await page.getByRole('button', { name: 'Свой компонент' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Уведомления', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'top', exact: true }).focus();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const list = page.getByRole('combobox').first();
  await untilAlive(list);
  await list.press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await settled(page);
  expect(violations).toEqual([]);
});

test('nothing of a teacher’s pages is forbidden', async ({ page }) => {
  test.slow();
  await signInAsTeacher(page);
  await page.getByRole('link', { name: 'Создать задание' }).first().click();
  await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
  await page
    .getByRole('button', { name: /^Посмотреть/ })
    .first()
    .click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('radio').first()).toBeVisible();
  await untilFocusIn(preview);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Создать задание' }).click();
  await expect(page.getByRole('heading', { name: 'Задание создано' })).toBeVisible();
  await page.getByRole('link', { name: 'Открыть журнал' }).click();
  await expect(page).toHaveURL('/teacher/journal');
  await expect(page.getByRole('heading', { level: 1, name: 'Журнал' })).toBeVisible();
  expect(violations).toEqual([]);
});

/** The kinds of tasks that are answered from lists. */
const withLists: readonly string[] = ['matching', 'inline_choice'];

test('nothing of a student’s pages is forbidden, with every kind of task', async ({ page }) => {
  test.slow();
  const { taskHash } = await createHomework(await signIn('teacher@example.ru'), {
    workbookId: 'fizika-7',
    steps: 16,
    title: 'Физика',
  });
  await beginByName(page, taskHash, 'Строгова');
  const steps = (await solvedSteps('fizika-7')).slice(0, 16);
  for (const [index, { tasks }] of steps.entries()) {
    const number = index + 1;
    await untilLeaf(page, number);
    if (tasks.some(({ source }) => withLists.includes(source.kind))) {
      await page.getByRole('combobox').first().press('Enter');
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    if (number < 16) await page.getByRole('link', { name: 'Дальше' }).click();
  }
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Завершить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole('link', { name: 'Мои задания' }).last()).toBeVisible();
  await page.goto('/student/profile');
  await settled(page);
  await page.goto('/lesson/homework/bafedikogupamitebaba/1');
  await settled(page);
  expect(violations).toEqual([]);
});

test('a page that the browser has kept works with the policy that it came with', async ({
  page,
}) => {
  await page.goto('/teacher');
  const again = await page.goto('/teacher');
  await settled(page);
  expect(again?.headers()['last-modified']).toBeDefined();
  expect(violations).toEqual([]);
});

test('a script without the nonce does not run, and is noticed', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const script = '<img src="data:," onerror="window.attacked = 1">';
    document.body.insertAdjacentHTML('beforeend', script);
    const late = document.createElement('div');
    late.innerHTML = '<svg><a href="javascript:window.attacked = 1">x</a></svg>';
    document.body.append(late);
    late.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect.poll(() => violations.join()).toContain('script-src');
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});
