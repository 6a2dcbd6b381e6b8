import type { Page } from '@playwright/test';

/**
 * Keeps a picture of the page in test-results/screens, for people to look at: `SCREENS=1 npm test -- …`.
 * No test reads them, and drawing whole pages takes longer than most of what is asked of them.
 */
export async function keepPicture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!process.env.SCREENS) return;
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage });
}
