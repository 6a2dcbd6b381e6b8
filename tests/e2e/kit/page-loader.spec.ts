import { expect, test, type Page } from '@playwright/test';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { signInAsTeacher, untilAlive } from '@/tests/support/browser/browser';

const JOURNAL = '**/teacher/journal?_rsc=*';

const journalLink = (page: Page) => page.getByRole('link', { name: 'Журнал' }).first();

/** Signs in, up to the scripts: before them the link would load a document, and none of this happen. */
async function openProfile(page: Page): Promise<void> {
  await signInAsTeacher(page);
  await untilAlive(journalLink(page));
}

/** Holds the journal back from here on until the function that it returns is called. */
async function holdJournal(page: Page): Promise<() => void> {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(JOURNAL, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

const LOADER = 'Открываем страницу…';

test('[UI-02] a slow page is waited for under the loader, which fades when it comes', async ({
  page,
}) => {
  await openProfile(page);
  const answer = await holdJournal(page);
  await journalLink(page).click();
  await expect(page.getByText(LOADER)).toBeAttached();
  const spot = { x: 40, y: 40 };
  const covers = () =>
    page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=status]') !== null,
      spot,
    );
  expect(await covers()).toBe(true);
  await keepPicture(page, 'page-loader');
  answer();
  await expect(page).toHaveURL('/teacher/journal');
  await expect(page.getByText(LOADER)).not.toBeAttached();
  expect(await covers()).toBe(false);
  await expect(page.locator('[role=status] .fixed')).toHaveCount(0);
});

test('[UI-02] a quick page comes without the loader', async ({ page }) => {
  await page.clock.install();
  await openProfile(page);
  await page.evaluate((words) => {
    const seen = { loader: false };
    new MutationObserver(() => {
      seen.loader ||= Boolean(document.body.textContent?.includes(words));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seen });
  }, LOADER);
  const answer = await holdJournal(page);
  // How quick the page is must not hang on the machine: its clock goes on by hand.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest(JOURNAL);
  await journalLink(page).click();
  await asked;
  await page.clock.runFor(300);
  answer();
  await expect(page).toHaveURL('/teacher/journal');
  await page.clock.runFor(1_000);
  expect(await page.evaluate(() => (window as { seen?: object }).seen)).toEqual({ loader: false });
});

test('[PRE-03] the prerender tags are gone as soon as a navigation starts', async ({ page }) => {
  await openProfile(page);
  await page.evaluate(() => {
    const tag = document.createElement('meta');
    tag.name = 'prerender-status-code';
    tag.content = '404';
    document.head.append(tag);
  });
  const tags = page.locator('meta[name^="prerender-"]');
  await expect(tags).toHaveCount(1);
  await holdJournal(page);
  await journalLink(page).click();
  await expect(tags).toHaveCount(0);
  await expect(page).toHaveURL('/teacher/profile');
});
