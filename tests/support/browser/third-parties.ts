import { expect, type Browser, type Page } from '@playwright/test';
import { watchViolations } from './security';

/**
 * A new visitor of the stack that `TEST_WEB_ORIGIN` names, and all that their browser asks of others.
 *
 * @param script what others answer with
 */
export async function visit(browser: Browser, { width = 1400, script = '' } = {}) {
  const context = await browser.newContext({
    baseURL: process.env.TEST_WEB_ORIGIN,
    viewport: { width, height: 800 },
  });
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  const violations = await watchViolations(context);
  return { context, page: await context.newPage(), asked, violations };
}

/** The question whether counters and chat may be loaded. */
export const question = (page: Page) => page.getByRole('complementary', { name: 'Счётчики и чат' });

export const answer = (page: Page, name: 'Согласен' | 'Отказаться') =>
  question(page).getByRole('button', { name }).click();

/** Opens a page and waits until it is at rest: whatever is loaded late would have been asked for. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect([path, response?.status()]).toEqual([path, 200]);
  await page.waitForLoadState('networkidle');
}
