import { expect, test } from '@playwright/test';
import { signInAsStudent } from '@/tests/support/browser/browser';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { createAccount, signInAt } from '@/tests/support/people/accounts';
import { openTestDatabase } from '@/tests/support/people/visitors';

const PROFILE = '/profile';

test('[TRUST-06] a student sees in the profile where they are signed in, and ends it there', async ({
  page,
  browser,
}) => {
  const database = openTestDatabase();
  const account = await createAccount(database, 'student');
  await database.end();
  const { baseURL } = test.info().project.use;
  const elsewhere = await (await browser.newContext({ baseURL })).newPage();
  await signInAsStudent(elsewhere, PROFILE, account.login);
  await signInAt(account, { isShared: true });
  await signInAsStudent(page, PROFILE, account.login);
  const section = page.getByRole('region', { name: 'Где выполнен вход' });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section.getByRole('listitem').filter({ hasText: 'это устройство' })).toHaveText(
    /Chrome/,
  );
  await expect(section.getByRole('listitem').filter({ hasText: 'чужой компьютер' })).toHaveCount(1);
  await section.scrollIntoViewIfNeeded();
  await keepPicture(page, 'own-sessions', true);
  await section.getByRole('button', { name: 'Завершить все, кроме этого' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);

  await elsewhere.goto(PROFILE);
  await expect(elsewhere).toHaveURL(/\/login\?returnUrl=%2Fprofile$/);
  await elsewhere.context().close();
  await page.reload();
  await expect(section.getByRole('listitem')).toHaveCount(1);
});
