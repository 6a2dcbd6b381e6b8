import { expect, test, type Page } from '@playwright/test';
import { signInAsTeacher } from '@/tests/support/browser';

const openJournal = (page: Page) => page.getByRole('link', { name: 'Журнал' }).first().click();

const LOADER = 'Открываем страницу…';

test('[UI-02] a slow page is waited for under the loader, which fades when it comes', async ({
  page,
}) => {
  await signInAsTeacher(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/teacher/journal?_rsc=*', async (route) => {
    await held;
    await route.continue();
  });
  await openJournal(page);
  await expect(page.getByText(LOADER)).toBeAttached();
  const spot = { x: 40, y: 40 };
  const covers = () =>
    page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=status]') !== null,
      spot,
    );
  expect(await covers()).toBe(true);
  await page.screenshot({ path: 'test-results/screens/page-loader.png' });
  answer();
  await expect(page).toHaveURL('/teacher/journal');
  await expect(page.getByText(LOADER)).not.toBeAttached();
  expect(await covers()).toBe(false);
  await expect(page.locator('[role=status] .fixed')).toHaveCount(0);
});

test('[UI-02] a quick page comes without the loader', async ({ page }) => {
  await signInAsTeacher(page);
  await page.evaluate((words) => {
    new MutationObserver(() => {
      if (document.body.textContent?.includes(words)) document.title = 'LOADER';
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, LOADER);
  await page.route('**/teacher/journal?_rsc=*', async (route) => route.continue());
  await openJournal(page);
  await expect(page).toHaveURL('/teacher/journal');
  await page.waitForTimeout(600);
  await expect(page).not.toHaveTitle('LOADER');
});

test('[PRE-03] the prerender tags are gone as soon as a navigation starts', async ({ page }) => {
  await signInAsTeacher(page);
  await page.evaluate(() => {
    const tag = document.createElement('meta');
    tag.name = 'prerender-status-code';
    tag.content = '404';
    document.head.append(tag);
  });
  const tags = page.locator('meta[name^="prerender-"]');
  await expect(tags).toHaveCount(1);
  await page.route('**/teacher/journal?_rsc=*', async () => undefined);
  await openJournal(page);
  await expect(tags).toHaveCount(0);
  await expect(page).toHaveURL('/teacher/profile');
});
