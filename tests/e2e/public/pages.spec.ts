import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, overflowOf } from '@/tests/support/browser/accessibility';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { openAlive } from '@/tests/support/browser/open-alive';
import { samplePaths, statusPaths } from '@/tests/support/browser/public-pages';
import { watchViolations } from '@/tests/support/browser/security';

/** One of each colour, one at an unknown second part, and those about no subject. */
const landings = [
  ...['/', '/teacher', '/fizika_7-class', '/matematika_5-class', '/anglijskij-yazyk_5-class'],
  ...['/literatura_5-class', '/algebra_12-class'],
];

/** Scrolls through the page until every picture is shown: one that nobody came near is not loaded. */
async function lookThrough(page: Page): Promise<void> {
  for (const picture of await page.getByRole('img').all()) await picture.scrollIntoViewIfNeeded();
  const notShown = () =>
    page
      .locator('main img')
      .evaluateAll((all) => (all as HTMLImageElement[]).filter((one) => !one.naturalWidth).length);
  await expect.poll(notShown).toBe(0);
}

/** What is folded away has to be right as well. */
const unfold = (page: Page) =>
  page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

for (const path of new Set([...landings, ...samplePaths, ...statusPaths, '/nothing']))
  test(`[UI-04] [UI-12] ${path} keeps its policy, fits every window, is accessible and shows its pictures`, async ({
    page,
    context,
  }) => {
    test.slow();
    const violations = await watchViolations(context);
    await openAlive(page, path);
    await page.waitForLoadState('networkidle');
    for (const width of [320, 375, 800, 1400]) {
      await page.setViewportSize({ width, height: 900 });
      await lookThrough(page);
      expect(await overflowOf(page), `at ${width} px`).toBeLessThanOrEqual(0);
      if (width === 320 || width === 800) continue;
      await unfold(page);
      await expectAccessible(page, `${path} at ${width} px`);
      const name = path.replace(/\W+/g, '') || 'home';
      if (landings.includes(path)) await keepPicture(page, `landing-${name}-${width}`, true);
    }
    expect(violations).toEqual([]);
  });
