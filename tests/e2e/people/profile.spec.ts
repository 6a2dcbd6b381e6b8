import { expect, test, type Page } from '@playwright/test';
import { roles } from '@/lib/contract/auth/roles';
import { userFeatures } from '@/lib/contract/user/user-features';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { callPlatform } from '@/tests/support/http/call-platform';
import { createHomework } from '@/tests/support/homework/homework';
import { giveSession } from '@/tests/support/people/give-session';
import { newcomer } from '@/tests/support/people/people';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

async function expectFine(page: Page, name: string): Promise<void> {
  for (const width of [375, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, `${name} at ${width} px`);
    await keepPicture(page, `${name}-${width}`, true);
  }
}

test('[HW-09] a teacher sets a due date from the menu of a homework, and finds the profile', async ({
  page,
  context,
}) => {
  test.slow();
  const database = openTestDatabase();
  const features = [userFeatures.teachingChosen];
  const who = { roles: [roles.teacher], features, providerType: 'vk', email: 'm@example.ru' };
  const token = await createUser(database, who);
  await database.end();
  const { taskHash } = await createHomework(token, { title: 'Дроби' });
  await createHomework(token, { title: 'Степени' });
  await callPlatform('startAttempt', { token: await newcomer(taskHash), body: { taskHash } });
  await giveSession(context, [[roles.teacher, token]]);
  await page.goto('/teacher/profile');
  const item = page.getByRole('article', { name: 'Дроби' });
  await expect(item).toContainText(/Сдали 0.из.1/);
  await expectFine(page, 'teacher-homework');
  await item.getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: 'Закрыть' }).hover();
  await keepPicture(page, 'teacher-menu-1400');
  await page.setViewportSize({ width: 375, height: 900 });
  await keepPicture(page, 'teacher-menu-375');
  await page.getByRole('menuitem', { name: 'Задать срок' }).click();
  const dialog = page.getByRole('dialog', { name: 'Срок сдачи' });
  await dialog.getByLabel(/Начать можно/).fill('2099-03-05T21:30');
  await expectAccessible(page, 'the due date');
  await keepPicture(page, 'due-dialog-375');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(item).toContainText(/5.марта 2099, 21:30/);
  const { homework } = await callPlatform('listHomework', { token });
  expect(homework.find(({ title }) => title === 'Дроби')?.policy.dueAt).toBe(
    '2099-03-05T18:30:00.000Z',
  );

  await page.getByRole('link', { name: 'Мой профиль' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText('m@example.ru')).toBeVisible();
  await expectFine(page, 'profile');
  await page.goto('/teacher/instructions');
  await expect(page.getByText('Инструкции пока нет')).toBeVisible();
  await expectFine(page, 'instructions-none');
});

test('[ROUTE-11] /lesson/homework leads to the only work that is begun, and lists several', async ({
  page,
  context,
}) => {
  const database = openTestDatabase();
  const token = await createUser(database, { roles: [roles.student], providerType: 'vk' });
  const teacher = await createUser(database, { roles: [roles.teacher] });
  await database.end();
  await giveSession(context, [[roles.student, token]]);
  const begin = async (title: string) => {
    const { taskHash } = await createHomework(teacher, { title });
    return callPlatform('startAttempt', { token, body: { taskHash } });
  };
  await page.goto('/lesson/homework');
  await expect(page.getByText('Заданий пока нет')).toBeVisible();
  const { attemptCode } = await begin('Дроби');
  await page.goto('/lesson/homework');
  await expect(page).toHaveURL(`/lesson/homework/${attemptCode}/1`);
  await begin('Степени');
  await page.goto('/lesson/homework');
  await expect(page.getByRole('link', { name: /Продолжить/ })).toHaveCount(2);
  await expectFine(page, 'current-work');
});
