import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { beginByName, untilAlive } from '@/tests/support/browser/browser';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { begin, beginAs, finishAttempt, rowsOf } from '@/tests/support/homework/named-students';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

const phone = { width: 375, height: 740 };

/** Phone and desktop, for people to look at. */
async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENS) return;
  for (const size of [{ width: 1400, height: 900 }, phone]) {
    await page.setViewportSize(size);
    await keepPicture(page, `${name}-${size.width}`);
  }
}

/** A teacher of this test alone, with a homework and a student of 5Б who has an account. */
async function givenClass() {
  const database = openTestDatabase();
  const teacher = await createUser(database, {
    roles: [roles.teacher],
    features: ['gradeAndSubjectSelectionPage'],
    // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
    providerType: 'vk',
  });
  const known = await createUser(database, {
    ...{ roles: [roles.student], name: 'Мария', surname: 'Иванова' },
    schoolClass: { number: 5, letter: 'Б' },
  });
  await database.end();
  const { taskHash } = await createHomework(teacher, { steps: 1, title: 'Дроби' });
  await begin(known, taskHash);
  return { teacher, taskHash };
}

test('[TRUST-01] [TRUST-02] on a phone a teacher sees who has no account, moves one and removes another', async ({
  page,
}) => {
  const { teacher, taskHash } = await givenClass();
  const browserId = randomUUID();
  const masha = await beginAs(taskHash, { browserId, name: 'Маша', surname: 'Иванова' });
  await finishAttempt(masha.token, masha.attemptCode);
  await beginAs(taskHash, { browserId, name: 'Человек', surname: 'Паук' });
  await giveSession(page.context(), [[roles.teacher, teacher]]);
  await page.setViewportSize(phone);
  await page.goto('/teacher/journal');
  // The names of other rows stand in it, too: behind its own.
  const rowOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${name}`) });
  await expect(rowOf('Иванова Маша')).toContainText(/С.одного устройства: Паук Человек/);
  await expect(rowOf('Иванова Мария').getByRole('button')).toHaveCount(0);
  await picture(page, 'journal-names');
  await expectAccessible(page, 'the journal with rows without an account');

  await untilAlive(page.getByRole('button', { name: 'Без учётной записи Иванова Маша' }));
  await page.getByRole('button', { name: 'Без учётной записи Иванова Маша' }).click();
  const dialog = page.getByRole('dialog', { name: 'Иванова Маша' });
  await dialog.getByRole('combobox', { name: /кому перенести/ }).click();
  await page.getByRole('option', { name: 'Иванова Мария', exact: true }).click();
  await picture(page, 'journal-student');
  await expectAccessible(page, 'the dialog of a row without an account');
  await dialog.getByRole('button', { name: 'Перенести работу' }).click();
  await picture(page, 'journal-merge');
  await page.getByRole('button', { name: 'Перенести', exact: true }).click();
  await expect(rowOf('Иванова Маша')).toHaveCount(0);
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Без учётной записи Паук Человек' }).click();
  await page.getByRole('button', { name: /^Удалить из.журнала$/ }).click();
  await picture(page, 'journal-remove');
  await page.getByRole('button', { name: 'Удалить', exact: true }).click();
  // Behind a dialog there are no rows.
  await expect(page.getByRole('dialog', { name: 'Паук Человек' })).toBeHidden();
  await expect(rowOf('Паук Человек')).toHaveCount(0);
  const [left, ...others] = await rowsOf(teacher);
  expect([left?.name, others]).toEqual(['Мария', []]);
  expect(left?.marks[0]?.attemptCode).toBe(masha.attemptCode);
});

test('[TRUST-03] [ROUTE-06] a student without an account goes on by a code on a second device', async ({
  browser,
}) => {
  const { teacher, taskHash } = await givenClass();
  const first = await (await browser.newContext({ viewport: phone })).newPage();
  await beginByName(first, taskHash, 'Кодова');
  const code = await first.getByText(/^(?:[a-z]{4}-){2}[a-z]{6}$/).innerText();
  await picture(first, 'first-task-code');
  const work = first.url();
  await first.goto(`/student/${taskHash}`);
  await expect(first.getByText(code)).toBeVisible();
  await picture(first, 'start-code');
  await first.getByRole('link', { name: 'Выйти' }).click();
  await expect(first.getByRole('alertdialog')).toContainText(code);
  await picture(first, 'sign-out-code');
  await first.getByRole('button', { name: 'Выйти' }).click();
  await expect(first.getByRole('textbox', { name: 'Имя', exact: true })).toBeVisible();
  const cookies = (await first.context().cookies()).map(({ name }) => name);
  expect(cookies).not.toContain('continue-code');
  await first.context().close();

  const second = await (await browser.newContext({ viewport: phone })).newPage();
  await second.goto(`/student/${taskHash}`);
  await second.getByText(/^У.меня есть код$/).click();
  const field = second.getByRole('textbox', { name: 'Код' });
  await untilAlive(field);
  await field.fill('baba-baba-bababa');
  await second.getByRole('button', { name: 'Продолжить работу' }).click();
  await expect(second.getByText(/нет такого кода/)).toBeVisible();
  await picture(second, 'have-code');
  await expectAccessible(second, 'the field for a code');
  await field.fill(code.toUpperCase());
  await second.getByRole('button', { name: 'Продолжить работу' }).click();
  await second.getByRole('button', { name: 'Продолжить' }).click();
  await expect(second).toHaveURL(new URL(work).pathname);
  await second.getByRole('button', { name: 'Завершить' }).click();
  await second.getByRole('button', { name: 'Завершить' }).last().click();
  await expect(second).toHaveURL(/\/result$/);
  await expect(second.getByText(code)).toBeVisible();
  await picture(second, 'result-code');

  await callPlatform('changeHomework', {
    ...{ token: teacher, params: { taskHash } },
    body: { accountsOnly: true },
  });
  const third = await (await browser.newContext({ viewport: phone })).newPage();
  await third.goto(`/student/${taskHash}`);
  await expect(third.getByRole('heading', { name: 'Нужна учётная запись' })).toBeVisible();
  await expect(third.getByRole('textbox', { name: 'Имя' })).toHaveCount(0);
  await picture(third, 'account-only');
  await second.context().close();
  await third.context().close();
});
