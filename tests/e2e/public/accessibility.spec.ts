import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { samplePaths, statusPaths } from '@/tests/support/browser/public-pages';

for (const path of [...samplePaths, ...statusPaths])
  for (const width of [375, 1400])
    test(`[UI-12] axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // What is folded away has to be right as well.
      await page.locator('details').evaluateAll((all) => {
        for (const details of all) (details as HTMLDetailsElement).open = true;
      });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
