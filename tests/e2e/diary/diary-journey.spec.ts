import { createHash } from 'node:crypto';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { fillSignIn } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { callPlatform } from '@/tests/support/http/call-platform';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const diary = () => new URL(process.env.TEST_DIARY ?? '').origin;

/** Somebody at a page of the diary, signed in there alone. */
async function atDiary(
  browser: Browser,
  login: string,
  path: string,
  width = 1_280,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.goto(diary() + path);
  await fillSignIn(page, login);
  await expect(page).toHaveURL((url) => url.origin === diary());
  return page;
}

/** Every page of ours that a tab shows on its way, by path. */
function pathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    const { origin, pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && origin !== diary()) paths.push(pathname);
  });
  return paths;
}

/** From the lesson page to a homework whose link is in the diary; returns its title. */
async function createFromLesson(page: Page, how: string): Promise<string> {
  await page.getByRole('button', { name: 'Добавить задание' }).click();
  await expect(page).toHaveURL('/homework/new');
  const lesson = page.getByRole('region', { name: /Урок\sв\sдневнике/ });
  await expect(lesson).toContainText('Для урока:');
  const title = `Из дневника ${how} ${Date.now()}`;
  await page.getByLabel('Название').fill(title);
  await page.getByRole('button', { name: 'Выбрать весь урок' }).first().click();
  await expectAccessible(page, `the builder for a lesson, ${how}`);
  await page.getByRole('button', { name: 'Создать задание' }).click();
  const dialog = page.getByRole('dialog', { name: 'Задание успешно создано!' });
  await expect(dialog).toBeVisible({ timeout: 10_000 });
  await keepPicture(page, `diary-success-${how}`);
  await dialog.getByRole('link', { name: /Вернуться/ }).click();
  await expect(page).toHaveURL((url) => url.origin === diary());
  await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
  return title;
}

test('[DIARY-01] [DIARY-03] [DIARY-05] [AUTH-07] a homework goes from the lesson page to the students and back', async ({
  browser,
}) => {
  test.setTimeout(80_000);
  const teacher = await atDiary(browser, 'teacher@example.ru', '/lesson/1');
  const paths = pathsOf(teacher);
  await createFromLesson(teacher, 'wide');
  // Who is signed in at the diary meets nothing but the page that binds.
  expect(
    paths.filter((path) => !['/dnevnikru/teacher/bind', '/homework/new'].includes(path)),
  ).toEqual([]);
  const title = await createFromLesson(teacher, 'again');
  // The lesson has its homework: the next one is an ordinary one.
  await teacher.goto('/homework/new');
  await expect(teacher.getByRole('button', { name: 'Создать задание' })).toBeVisible();
  await expect(teacher.getByRole('region', { name: /Урок\sв\sдневнике/ })).toHaveCount(0);

  const student = await atDiary(browser, 'student@example.ru', '/login', 375);
  const open = async () => {
    const work = student.getByRole('listitem').filter({ hasText: title }).last();
    await work.getByRole('button', { name: 'Открыть задание' }).click();
    await expect(student).toHaveURL(({ pathname }) => /^\/student\/[a-z]{16}$/.test(pathname));
    await expect(student.getByRole('heading', { level: 1 })).toContainText(title);
  };
  await open();
  await student.goto(diary());
  // Known by now: nothing stands between the diary and the homework.
  const again = pathsOf(student);
  await open();
  expect([...new Set(again)]).toEqual([new URL(student.url()).pathname]);
});

test('[DIARY-04] [DIARY-05] the way from the lesson page works on a phone', async ({ browser }) => {
  test.setTimeout(80_000);
  const page = await atDiary(browser, 'teacher@example.ru', '/lesson/1', 375);
  const title = await createFromLesson(page, 'phone');

  // From our own side: where it is, to more lessons, and back again.
  await page.goto('/teacher/profile');
  // The offer is asked about once.
  await page.getByRole('button', { name: 'Позже' }).click();
  await keepPicture(page, 'diary-profile-375');
  const item = page.getByRole('article', { name: title });
  await expect(item.getByText(/^в\sдневнике$/)).toBeVisible();
  await item.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: /Отправка\sв\sдневник/ }).click();
  const dialog = page.getByRole('dialog', { name: /Отправить\sв\sдневник/ });
  await dialog.getByRole('button', { name: 'Следующая неделя' }).click();
  await dialog.getByRole('checkbox').first().check();
  await keepPicture(page, 'diary-deliver-375');
  await dialog.getByRole('button', { name: 'Отправить' }).click();
  const sent = dialog.getByRole('region', { name: 'Уже отправлено' });
  await expect(sent.getByText(/^в\sдневнике$/)).toHaveCount(2, { timeout: 15_000 });
  await sent
    .getByRole('button', { name: /Забрать/ })
    .last()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Забрать' }).click();
  await expect(sent.getByRole('listitem')).toHaveCount(1);
});

test('[DIARY-03] on a shared computer the diary’s person is bound, not who stayed signed in', async ({
  browser,
}) => {
  const page = await atDiary(browser, 'teacher@example.ru', '/lesson/1', 375);
  const database = openTestDatabase();
  const stayed = await createUser(database, {
    roles: [roles.teacher],
    email: 'stayed@example.ru',
    features: ['gradeAndSubjectSelectionPage'],
  });
  await giveSession(page.context(), [[roles.teacher, stayed]]);
  await page.getByRole('button', { name: 'Добавить задание' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Подключить дневник/);
  await expectAccessible(page, 'the question who is to be bound');
  await keepPicture(page, 'diary-question');
  expect((await callPlatform('listBindings', { token: stayed })).bindings).toEqual([]);
  await page.getByRole('link', { name: /^Это не\sя/ }).click();
  await expect(page).toHaveURL('/homework/new');
  await expect(page.getByRole('region', { name: /Урок\sв\sдневнике/ })).toBeVisible();
  const { rows } = await database.query('select from main_api.diary_binding where user_id = $1', [
    decodeJwt(stayed).userId,
  ]);
  await database.end();
  expect(rows).toEqual([]);
});

test('[DIARY-03] a forged token binds nobody and stops nobody', async ({ browser }) => {
  const page = await atDiary(browser, 'teacher@example.ru', '/lesson/1', 320);
  await page.goto('/dnevnikru?dnevnikRuToken=forged&dnevnikRuState=x&lesson_id=<b>&group_id=1');
  await expect(page).toHaveURL(/\/(dnevnikru\/teacher\/bind|homework\/new)$/);
  await expect(page.getByText(/Новое задание|Подключаем дневник/)).toBeVisible();
  await keepPicture(page, 'diary-forged');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain('diary-lesson');
  const database = openTestDatabase();
  const { rows } = await database.query(
    'select user_id from main_api.diary_binding where token_hash = $1',
    [createHash('sha256').update('forged').digest('base64url')],
  );
  await database.end();
  expect(rows).toEqual([]);
});
