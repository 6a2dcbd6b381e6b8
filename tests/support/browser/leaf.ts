import { expect, type Page } from '@playwright/test';

/**
 * Waits until a student has the sheet of a step before them. A leaf is turned without a document:
 * the address changes first, then the heading, and the tasks come when they are there.
 */
export async function untilLeaf(page: Page, number: number): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Задание ${number} из`);
  // Neither on its way nor failed.
  const notThere = page.getByText(/^(Открываю задание|Попробовать ещё раз)$/);
  await expect(notThere).toHaveCount(0);
}
