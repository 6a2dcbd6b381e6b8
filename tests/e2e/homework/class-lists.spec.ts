import { expect, test, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { beginByName, untilAlive } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { createHomework } from '@/tests/support/homework/homework';
import { beginAs, rowsOf } from '@/tests/support/homework/named-students';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase, type UserRow } from '@/tests/support/people/visitors';

const phone = { width: 375, height: 740 };

/** Phone and desktop, for people to look at. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  const before = page.viewportSize();
  for (const size of [{ width: 1400, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await keepPicture(page, `${name}-${size.width}`);
  }
  if (before) await page.setViewportSize(before);
}

/** Somebody of this test alone, of a provider whose session is not looked after at the SSO. */
async function someone(row: Pick<UserRow, 'roles'> & Partial<UserRow>): Promise<string> {
  const database = openTestDatabase();
  const features = ['gradeAndSubjectSelectionPage'];
  const token = await createUser(database, { features, providerType: 'vk', ...row });
  await database.end();
  return token;
}
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

test('[HW-06] a teacher pastes a class on a phone, sees who has begun, makes one of two, and archives', async ({
  page,
  browser,
}) => {
  const teacher = await someone({ roles: [roles.teacher], name: 'Мария' });
  const { taskHash } = await createHomework(teacher, { steps: 1, title: 'Дроби' });
  await giveSession(page.context(), [[roles.teacher, teacher]]);
  await page.setViewportSize(phone);
  await page.goto('/teacher/classes');
  await picture(page, 'classes-empty');
  await expectAccessible(page, 'the page of class lists');

  const className = page.getByRole('textbox', { name: 'Новый класс' });
  await untilAlive(className);
  await className.fill('пятый');
  await press(page, 'Добавить');
  await expect(page.getByText(/число от.1 до.11/)).toBeVisible();
  await className.fill('5 «б»');
  await press(page, 'Добавить');
  await expect(page.getByRole('heading', { level: 1, name: /^5Б.класс$/ })).toBeVisible();
  await picture(page, 'class-empty');

  const names = page.getByRole('textbox', { name: /^Фамилии и.имена$/ });
  await untilAlive(names);
  await names.fill('1. Листова Юля\n2. Иванов Пётр\n3. Ким\n4. Юн Яна Олеговна\n5. иванов петр');
  await expect(page.getByText(/Исправьте отмеченные строки/)).toBeVisible();
  await picture(page, 'class-paste');
  await expectAccessible(page, 'a pasted class');
  await names.fill('1. Листова Юля\n2. Иванов Пётр\n3. Ким Аня\n4. Юн Яна Олеговна');
  await press(page, /^Добавить 4.ученика$/);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Листова Юля')).toContainText(/Ещё не.начато/);

  const student = await (await browser.newContext({ viewport: phone })).newPage();
  await beginByName(student, taskHash, 'листова');
  await student.context().close();
  const twin = await beginAs(taskHash, { surname: 'Иванов', name: 'Пётр' });
  const second = await beginAs(taskHash, { surname: 'Иванов', name: 'Петр' });
  await page.reload();
  await expect(row('Листова Юля')).toContainText('Работает');
  await expect(page.getByText(/Похоже, это один и.тот.же ученик/)).toBeVisible();
  await picture(page, 'class-doubles');
  await expectAccessible(page, 'a class list with doubles');

  await untilAlive(page.getByRole('button', { name: /^Объединить: Иванов П/ }));
  await press(page, /^Объединить: Иванов П/);
  await picture(page, 'class-merge');
  await press(page, 'Перенести');
  await expect(page.getByText(/Похоже, это один и.тот.же ученик/)).toHaveCount(0);
  const ids = (await rowsOf(teacher)).map(({ userId }) => userId);
  expect(ids.filter((id) => [twin.userId, second.userId].includes(id))).toHaveLength(1);

  await row('Ким Аня').getByRole('button', { name: 'Действия' }).click();
  await picture(page, 'class-menu');
  await page.getByRole('menuitem', { name: 'Исправить имя' }).click();
  const dialog = page.getByRole('dialog', { name: 'Исправить имя' });
  await dialog.getByRole('textbox', { name: 'Имя' }).fill('=1');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Имя' })).toBeFocused();
  await picture(page, 'class-rename');
  await expectAccessible(page, 'the dialog of a name');
  await dialog.getByRole('textbox', { name: 'Имя' }).fill('Анна');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(row('Ким Анна')).toBeVisible();

  await page.getByRole('button', { name: 'Действия' }).first().click();
  await page.getByRole('menuitem', { name: /^Отправить в.архив$/ }).click();
  await press(page, /^В.архив$/);
  await expect(page.getByText(/^Список в.архиве$/)).toBeVisible();
  await picture(page, 'class-archived');
  await page.goto('/teacher/classes');
  await expect(page.getByRole('heading', { name: 'Архив' })).toBeVisible();
  await picture(page, 'classes-archived');
  const restore = page.getByRole('button', { name: /^Вернуть из.архива$/ });
  await untilAlive(restore);
  await restore.click();
  await expect(page.getByText(/Начали работать 2.из.4/)).toBeVisible();
  await picture(page, 'classes');
});

test('[HW-06] a student comes into a class by its code, and who has no account is told how to begin', async ({
  page,
  browser,
}) => {
  const teacher = await someone({ roles: [roles.teacher], name: 'Мария' });
  await giveSession(page.context(), [[roles.teacher, teacher]]);
  await page.goto('/teacher/classes');
  const className = page.getByRole('textbox', { name: 'Новый класс' });
  await untilAlive(className);
  await className.fill('5Б');
  await press(page, 'Добавить');
  const code = await page
    .getByText(/^(?:[a-z]{4}-){2}[a-z]{5}$/)
    .first()
    .innerText();
  await page.emulateMedia({ media: 'print' });
  await picture(page, 'class-sheet');
  await page.emulateMedia({ media: 'screen' });

  const guest = await (await browser.newContext({ viewport: phone })).newPage();
  await guest.goto(`/class/${code.toUpperCase().replaceAll('-', '%20')}`);
  await expect(guest.getByRole('heading', { level: 1, name: /^5Б.класс$/ })).toBeVisible();
  await expect(guest.getByRole('link', { name: /^Войти и.вступить$/ })).toBeVisible();
  await picture(guest, 'invitation-guest');
  await expectAccessible(guest, 'the invitation of a guest');
  await guest.context().close();

  const student = await (await browser.newContext({ viewport: phone })).newPage();
  const token = await someone({ roles: [roles.student], name: 'Нина', surname: 'Кодова' });
  await giveSession(student.context(), [[roles.student, token]]);
  await student.goto('/student/profile');
  await student.getByText(/^У.меня есть код класса$/).click();
  const field = student.getByRole('textbox', { name: 'Код класса' });
  await untilAlive(field);
  await field.fill('zuzuzuzuzuzuz');
  await picture(student, 'have-class-code');
  await student.getByRole('button', { name: 'Найти класс' }).click();
  await expect(student.getByRole('heading', { name: 'Такого кода класса нет' })).toBeVisible();
  await picture(student, 'invitation-unknown');
  await untilAlive(field);
  await field.fill(code.toUpperCase());
  await student.getByRole('button', { name: 'Найти класс' }).click();
  const join = student.getByRole('button', { name: /^Вступить в.класс$/ });
  await untilAlive(join);
  await picture(student, 'invitation-student');
  await join.click();
  await expect(student.getByText(/^Вы.в.списке класса/)).toBeFocused();
  await expectAccessible(student, 'the class that a student has joined');
  await student.context().close();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Кодова Нина' })).toContainText(
    /с.учётной записью/,
  );
});
