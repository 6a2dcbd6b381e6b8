import { expect, test } from '@playwright/test';
import { walkThrough } from '@/tests/support/browser/focus';
import { beginHomework } from '@/tests/support/homework/begin-homework';

/** A telephone upright and on its side, a desktop, the same at 200 %, a telephone at 200 %. */
const windows = [
  { width: 375, height: 667, isLow: false },
  { width: 667, height: 375, isLow: true },
  { width: 1280, height: 720, isLow: false },
  { width: 640, height: 360, isLow: true },
  { width: 320, height: 256, isLow: true },
] as const;

for (const { isLow, ...size } of windows)
  test(`[UI-03] [UI-12] in a homework nothing focused is behind header or footer, ${size.width}×${size.height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    const attempt = await beginHomework(page.context(), { workbookId: 'fizika-7', steps: 8 });
    for (const number of [1, 4, 8]) {
      await page.goto(`${attempt}/${number}`);
      await expect(page.getByRole('heading', { name: `Задание ${number} из 8` })).toBeVisible();
      // Before the scripts are there, the keyboard passes the tasks and the buttons by.
      await expect(page.locator('[inert], [data-loading]')).toHaveCount(0);
      expect(await walkThrough(page)).toBeGreaterThan(5);
      await walkThrough(page, 'Shift+Tab');
    }
    const places = await page.evaluate(() =>
      ['header', 'footer'].map((bar) => {
        const element = document.querySelector(`[data-layout=homework] > ${bar}`);
        return element && getComputedStyle(element).position;
      }),
    );
    expect(places).toEqual(isLow ? ['static', 'relative'] : ['sticky', 'fixed']);
  });

test('[UI-03] the body ends 84 px above the end of the page; the progress bar is in one bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const attempt = await beginHomework(page.context(), { workbookId: 'fizika-7', steps: 2 });
  await page.goto(`${attempt}/1`);
  const below = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).marginBottom);
  const header = page.getByRole('banner').getByRole('progressbar');
  const footer = page.getByRole('contentinfo').getByRole('progressbar');
  await expect(footer).toBeVisible();
  await expect(header).toBeHidden();
  expect(await below()).toBe('84px');
  const bar = await page.getByRole('contentinfo').boundingBox();
  expect(bar?.height).toBe(84);
  await page.setViewportSize({ width: 751, height: 720 });
  await expect(header).toBeVisible();
  await expect(footer).toBeHidden();
});
