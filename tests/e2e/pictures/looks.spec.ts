import { expect, test, type Page } from '@playwright/test';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { callPlatform } from '@/tests/support/http/call-platform';
import { answerStep, createHomework } from '@/tests/support/homework/homework';
import { untilLeaf } from '@/tests/support/browser/leaf';
import { newcomer, signIn } from '@/tests/support/people/people';
import { roles } from '@/lib/contract/auth/roles';
import { beginByName, fillSignIn, signInAsTeacher } from '@/tests/support/browser/browser';
import {
  createUser,
  openTestDatabase,
  sessionCookie,
  type UserRow,
} from '@/tests/support/people/visitors';

/** Phone and desktop; the picture of the README is renewed on demand. */
const widths = [375, 1400] as const;

async function picture(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width === 375 ? 740 : 900 });
    // The locator waits for the page when it is on its way.
    const overflow = await page
      .locator('html')
      .evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    await keepPicture(page, `${name}-${width}`, true);
  }
}

// Their widths are held by pages.spec.ts: here they are only drawn.
if (process.env.SCREENS)
  test('[UI-04] public pages are drawn', async ({ page }) => {
    const paths = [
      ...['/', '/teacher', '/himiya_8-class', '/application', '/application?sent=1'],
      ...['/user-agreement', '/login', '/confirm?action=logout'],
      ...['/404', '/403', '/link-error', '/task-is-unavailable', '/503'],
    ];
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await picture(page, path === '/' ? 'home' : path.slice(1).replace(/\W/g, '-'));
    }
  });

test('[UI-04] no page on the way in is wider than its window', async ({ page }) => {
  test.slow();
  const pages = {
    'login-provider': '/login?provider=dnevnik&returnUrl=/homework/new',
    'login-parent': '/login?error=parent_not_allowed',
    'too-many-requests': '/too-many-requests',
    'activation-error': '/activation-error',
    'cms-login': '/cms/login',
    'sso-sign-in': '/prosv?role=teacher',
  };
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path);
    await picture(page, name);
  }
  await page.getByLabel('Логин или почта').fill('teacher@example.ru');
  await page.getByLabel('Пароль').fill('wrong');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await picture(page, 'sso-wrong');
  await page.getByRole('link', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByRole('heading', { name: 'Регистрация' })).toBeVisible();
  await picture(page, 'sso-register');
  await page.goto('/prosv?provider=eljur&role=student');
  await expect(page.getByLabel('Пароль')).toBeVisible();
  await picture(page, 'partner-sign-in');
});

test('[UI-04] no page of who has just come is wider than its window', async ({ page, context }) => {
  test.slow();
  const database = openTestDatabase();
  const come = async (row: UserRow) => {
    const value = await sessionCookie(await createUser(database, row));
    await context.addCookies([{ name: 'session', value, url: process.env.TEST_WEB_ORIGIN ?? '' }]);
  };
  await come({ roles: [roles.teacher], status: 'new', name: 'Игорь' });
  await page.goto('/prosv/subjects');
  await page.getByRole('checkbox', { name: 'Физика' }).check();
  await picture(page, 'teaching');
  await page.goto('/auth-test-login');
  await picture(page, 'auth-test-login');
  await page.goto('/login');
  await picture(page, 'login-signed-in');
  await come({ roles: [roles.student], status: 'new' });
  await page.goto('/student');
  await picture(page, 'student-welcome');
  await database.end();
});

test('[UI-04] no page of an editor is wider than its window', async ({ page }) => {
  await page.goto('/cms');
  await page.getByRole('link', { name: 'Войти' }).click();
  await fillSignIn(page, 'editor@example.ru');
  await expect(page).toHaveURL('/cms');
  await picture(page, 'cms');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/cms\/workbooks\//);
  await picture(page, 'cms-workbook');
});

test('[UI-04] no page of a student is wider than its window', async ({ page }) => {
  test.slow();
  const teacher = await signIn('teacher@example.ru');
  const { taskHash } = await createHomework(teacher, {
    workbookId: 'fizika-7',
    steps: 16,
    title: 'Физика: измерения и движение',
  });
  await page.goto(`/student/${taskHash}`);
  await picture(page, 'student-start');
  await beginByName(page, taskHash, 'Снимкова');
  for (let number = 1; number <= 16; number++) {
    await untilLeaf(page, number);
    await picture(page, `player-${number}`);
    if (process.env.UPDATE_PICTURES && number === 2)
      await page.screenshot({ path: 'docs/images/player.png' });
    if (number < 16) await page.getByRole('link', { name: 'Дальше' }).click();
  }
  await page.getByRole('button', { name: 'Завершить' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await picture(page, 'player-finish');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
  await expect(page).toHaveURL(/\/result$/);
  await picture(page, 'student-result');
  await page.goto('/student/profile');
  await picture(page, 'student-profile');
});

test('[UI-04] no page of a teacher is wider than its window', async ({ page }) => {
  test.slow();
  const teacher = await signIn('teacher@example.ru');
  const { taskHash } = await createHomework(teacher, { title: 'Натуральные числа' });
  for (const className of ['5а', '5а', '5а', '5б']) {
    const token = await newcomer(taskHash, className);
    const { attemptCode } = await callPlatform('startAttempt', { token, body: { taskHash } });
    await answerStep(token, attemptCode, 1);
    if (className === '5а') await callPlatform('finishAttempt', { token, params: { attemptCode } });
  }
  await signInAsTeacher(page);
  await picture(page, 'teacher-profile');
  await page.goto('/teacher/journal');
  await picture(page, 'teacher-journal');
  await page.goto('/homework/new');
  await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
  await picture(page, 'builder');
  await page
    .getByRole('button', { name: /^Посмотреть/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await picture(page, 'builder-preview');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Создать задание' }).click();
  await expect(page.getByRole('heading', { name: 'Задание создано' })).toBeVisible();
  await picture(page, 'builder-created');
});
