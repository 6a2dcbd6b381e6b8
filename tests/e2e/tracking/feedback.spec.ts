import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { decodeJwt } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { giveSession } from '@/tests/support/people/give-session';
import { createUser, openTestDatabase } from '@/tests/support/people/visitors';

let database: pg.Pool;
test.beforeAll(() => {
  database = openTestDatabase();
});
test.afterAll(() => database.end());

for (const [role, path] of [
  ['teacher', '/teacher/profile'],
  ['teacher', '/teacher/journal'],
  ['student', '/student/profile'],
  ['schoolAdmin', '/school'],
] as const)
  test(`[TRK-03] a ${role} writes to us from the header of ${path}`, async ({ page, context }) => {
    const features = ['gradeAndSubjectSelectionPage'];
    const row = { roles: [roles[role]], providerType: 'vk', features };
    const token = await createUser(database, row);
    await giveSession(context, [[roles[role], token]]);
    await page.goto(path);
    await expect(page).toHaveURL(path);
    const dialog = page.getByRole('dialog', { name: 'Написать нам' });
    // Before the scripts have taken the button over, a press does nothing.
    await expect(async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Написать нам' }).click();
      await expect(dialog).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await dialog.getByRole('textbox').fill(`Пишу из ${path}`);
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(
      page.getByText('Спасибо, мы получили ваше сообщение.', { exact: true }),
    ).toBeVisible();
    const { rows } = await database.query<{ type: string; meta: object }>(
      'select type, meta from main_api.message where user_id = $1',
      [decodeJwt(token).userId],
    );
    expect(rows).toEqual([
      { type: 'problem', meta: expect.objectContaining({ text: `Пишу из ${path}`, path }) },
    ]);
  });
