import { expect, test } from '@playwright/test';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { beginHomework } from '@/tests/support/homework/begin-homework';

test('[REV-05] a student asks for hints one by one, and finds them again', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const attempt = await beginHomework(page.context(), { steps: 2 });
  await page.goto(`${attempt}/1`);
  await page.getByRole('button', { name: 'Подсказка', exact: true }).click();
  await expect(page.getByText('Разбейте число на классы')).toBeVisible();
  await keepPicture(page, 'hint-375');
  await page.getByRole('button', { name: 'Ещё подсказка' }).click();
  await expect(page.getByText('Каких цифр не хватает')).toBeVisible();
  await expect(page.getByRole('button', { name: /подсказка/i })).toHaveCount(0);
  await expectAccessible(page, 'hints of a task');
  // There and back, and opened anew.
  await page.getByRole('link', { name: 'Дальше' }).click();
  await expect(page.getByRole('heading', { name: 'Задание 2 из 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Назад' }).click();
  await expect(page.getByText('Каких цифр не хватает')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Разбейте число на классы')).toBeVisible();
  await page.setViewportSize({ width: 1400, height: 900 });
  await keepPicture(page, 'hint-1400');
});
