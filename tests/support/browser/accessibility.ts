import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds, as lines that can be read in a test report: none. */
export async function expectAccessible(
  page: Page,
  where: string,
  { except = [], only }: { except?: string[]; only?: string[] } = {},
): Promise<void> {
  // No page of ours holds a frame of another origin; the legacy mode opens no second page to gather.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(except);
  if (only) axe.withRules(only);
  const { violations } = await axe.analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
  );
  expect(lines, where).toEqual([]);
}

/** How much wider the page is than its window, in px. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
