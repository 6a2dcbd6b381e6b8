import { expect, type Page } from '@playwright/test';

/**
 * Opens a page and waits until its scripts have done what they do at first. The cookie of the time
 * zone is written by them alone, after what the page itself begins with: before it is there, nothing is
 * shown by what has not happened.
 */
export async function openAlive(page: Page, address: string) {
  const context = page.context();
  await context.clearCookies({ name: 'tz' });
  const response = await page.goto(address);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'tz'))
    .toBe(true);
  return response;
}
