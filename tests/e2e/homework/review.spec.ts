import { expect, test } from '@playwright/test';
import { untilAlive } from '@/tests/support/browser/browser';
import { newTeacher, pageOf, picture } from '@/tests/support/browser/reviewing';
import { correctKey, givePremium } from '@/tests/support/homework/corrections';
import { finishedBy, homeworkWith } from '@/tests/support/homework/reviewed';
import { openTestDatabase } from '@/tests/support/people/visitors';

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
  await teacher.getByRole('button', { name: 'Изменить оценку' }).click();
  await expect(teacher.getByLabel(/Сколько из.100/)).toHaveValue('50');
  await picture(teacher, 'review-score');
  await teacher.keyboard.press('Escape');
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

test('[REV-04] [HW-08] a corrected key changes marks after the teacher has seen whose', async ({
  browser,
}) => {
  const token = await newTeacher();
  // A step of its own: whoever asks it later is asked by the corrected key.
  const where = await homeworkWith(token, 'veroyatnost-i-statistika-9', 'number');
  const number = (text: string) => ({ kind: 'number', text }) as const;
  await finishedBy('Верина', where, number('123456'));
  await finishedBy('Другов', where, number('654321'));
  const teacher = await pageOf(browser, 'teacher', token);
  const address = `/teacher/journal/homework/${where.taskHash}`;
  const database = openTestDatabase();
  await correctKey(database, where.stepUuid);

  // Without the licence it is said, and cannot be done.
  await teacher.goto(address);
  await expect(teacher.getByText(/Автор исправил ответ в.этой работе/)).toBeVisible();
  await expect(teacher.getByRole('button', { name: 'Пересчитать' })).toHaveCount(0);
  await givePremium(database, where.taskHash);
  await database.end();

  await teacher.reload();
  const regrade = teacher.getByRole('button', { name: 'Пересчитать' });
  await untilAlive(regrade);
  await regrade.click();
  const dialog = teacher.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([/Верина Юля.*→ 5 \(100.%\)/]);
  await picture(teacher, 'review-regrade');
  await dialog.getByRole('button', { name: /^Не.менять$/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(teacher.getByText(/Автор исправил ответ/)).toBeVisible();

  await regrade.click();
  await dialog.getByRole('button', { name: 'Изменить' }).click();
  await expect(teacher.getByText(/Автор исправил ответ/)).toHaveCount(0);
  await teacher.goto('/teacher/journal');
  await expect(teacher.getByRole('row').filter({ hasText: 'Верина' })).toContainText('100');
  await expect(teacher.getByRole('row').filter({ hasText: 'Другов' })).not.toContainText('100');
});
