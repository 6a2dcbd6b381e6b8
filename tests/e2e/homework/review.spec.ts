import { expect, test, type Browser, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { untilAlive } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { expectFits } from '@/tests/support/browser/sso-document';
import { finishedBy, homeworkWith } from '@/tests/support/homework/reviewed';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

async function newTeacher(): Promise<string> {
  const database = openTestDatabase();
  const teacher = await createUser(database, {
    roles: [roles.teacher],
    features: ['gradeAndSubjectSelectionPage'],
    // Of a provider whose session is not looked after at the SSO, where nobody is signed in.
    providerType: 'vk',
  });
  await database.end();
  return teacher;
}

async function pageOf(browser: Browser, role: 'teacher' | 'student', token: string) {
  const context = await browser.newContext();
  await giveSession(context, [[roles[role], token]]);
  return context.newPage();
}

/** Phone and desktop, for people to look at. */
async function picture(page: Page, name: string): Promise<void> {
  await expectFits(page, name);
  for (const width of process.env.SCREENS ? [1400, 375] : []) {
    await page.setViewportSize({ width, height: 800 });
    await keepPicture(page, `${name}-${width}`, true);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
}

test('[REV-01] [REV-02] [REV-03] a teacher reads, judges and returns a text; the student does it again', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const token = await newTeacher();
  const where = await homeworkWith(token, 'literatura-5', 'extended_text');
  const text = 'Герда прошла долгий путь одна и никого не испугалась.';
  const student = await finishedBy('Сочиняева', where, { kind: 'extended_text', text });
  await finishedBy('Тихонов', where, { kind: 'extended_text', text: 'Не знаю.' });
  const teacher = await pageOf(browser, 'teacher', token);
  await teacher.goto('/teacher/journal');
  const row = teacher.getByRole('row').filter({ hasText: 'Сочиняева' });
  await row.getByRole('link', { name: 'Проверить' }).click();
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Сочиняева Юля');
  await expect(teacher.getByText(text)).toBeVisible();
  await picture(teacher, 'review-attempt');
  await teacher.getByLabel(/Назван герой/).fill('2');
  await teacher.getByLabel(/Объяснено/).fill('0,5');
  await expect(teacher.getByLabel('Баллы, не больше 5')).toHaveValue('2,5');
  await teacher.getByLabel('Комментарий').fill('Почему это было трудно?');
  await teacher.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(teacher.getByText(/Оценка 3, 50/)).toBeVisible();
  await untilAlive(teacher.getByRole('button', { name: 'Вернуть на доработку' }));
  await teacher.getByRole('button', { name: 'Вернуть на доработку' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('Что исправить').fill('Допишите, почему трудно.');
  await picture(teacher, 'review-return');
  await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(teacher.getByText(/На.доработке у.ученика/)).toBeVisible();

  const pupil = await pageOf(browser, 'student', student.token);
  await pupil.goto(`/lesson/homework/${student.attemptCode}/1`);
  await expect(pupil.getByText('Допишите, почему трудно.')).toBeVisible();
  await picture(pupil, 'lesson-returned');
  await pupil.getByRole('textbox').fill(`${text} Идти одной зимой страшно.`);
  await expect(pupil.getByText(/Сохранено/)).toBeVisible();
  await pupil.getByRole('button', { name: 'Завершить' }).click();
  // It is shorter than the task wants.
  await pupil.getByRole('alertdialog').getByRole('button', { name: 'Завершить' }).click();
  await expect(pupil.getByText(/ждёт проверки учителя/).first()).toBeVisible();
  await picture(pupil, 'result-awaiting');

  await teacher.reload();
  await expect(teacher.getByText(/Идти одной зимой страшно/)).toBeVisible();
  await expect(teacher.getByText(/К.прежнему ответу/)).toBeVisible();
  await untilAlive(teacher.getByRole('button', { name: 'Вернуть на доработку' }));
  await teacher.keyboard.press('n');
  await expect(teacher.getByRole('heading', { level: 1 })).toHaveText('Тихонов Юля');
});

test('[REV-02] [REV-04] an answer that nobody foresaw is counted for all who gave it', async ({
  browser,
}) => {
  const token = await newTeacher();
  const where = await homeworkWith(token, 'matematika-5', 'number');
  for (const surname of ['Первов', 'Второв'])
    await finishedBy(surname, where, { kind: 'number', text: '123456' });
  await finishedBy('Третьев', where, { kind: 'number', text: '654321' });
  const teacher = await pageOf(browser, 'teacher', token);
  await teacher.goto(`/teacher/journal/homework/${where.taskHash}`);
  await expect(teacher.getByText(/Сдали 3 из.3/)).toBeVisible();
  await picture(teacher, 'review-homework');
  await teacher.getByRole('link', { name: 'Ответы класса' }).click();
  await expect(teacher.getByRole('heading', { name: 'Ответы класса' })).toBeVisible();
  await picture(teacher, 'review-task');
  const group = teacher.getByRole('listitem').filter({ hasText: 'Первов Юля' });
  await group.getByRole('button', { name: 'Засчитать такой ответ' }).click();
  const dialog = teacher.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await picture(teacher, 'review-accept');
  await dialog.getByRole('button', { name: 'Изменить' }).click();
  await expect(group.getByText('Верно')).toBeVisible();
  await teacher.goto('/teacher/journal');
  await expect(teacher.getByRole('row').filter({ hasText: 'Второв' })).toContainText('100');
});
