import { expect, test, type Page } from '@playwright/test';
import { beginByName } from '@/tests/support/browser/browser';
import { faultOfFocus } from '@/tests/support/browser/focus';
import { createHomework } from '@/tests/support/homework/homework';
import { signIn } from '@/tests/support/people/people';

/** A telephone upright and on its side, a desk, the same at 200 %, a telephone at 200 %. */
const windows = [
  { width: 375, height: 667, isLow: false },
  { width: 667, height: 375, isLow: true },
  { width: 1280, height: 720, isLow: false },
  { width: 640, height: 360, isLow: true },
  { width: 320, height: 256, isLow: true },
] as const;

/** Through the whole page once; each stop has to be seen. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<number> {
  for (let stops = 0; stops < 80; stops++) {
    await page.keyboard.press(key);
    expect(await faultOfFocus(page), `stop ${stops}`).toBe('');
    if (await page.evaluate(() => document.activeElement === document.body)) return stops;
  }
  return 80;
}

for (const { isLow, ...size } of windows)
  test(`[UI-03] [UI-12] in a homework nothing focused is behind header or footer, ${size.width}×${size.height}`, async ({
    page,
  }) => {
    test.slow();
    const teacher = await signIn('teacher@example.ru');
    const { taskHash } = await createHomework(teacher, { workbookId: 'fizika-7', steps: 8 });
    await page.setViewportSize(size);
    await beginByName(page, taskHash, 'Фокусова');
    const [attempt] = page.url().split(/\/1$/);
    for (const number of [1, 4, 8]) {
      await page.goto(`${attempt}/${number}`);
      await expect(page.getByRole('heading', { name: `Задание ${number} из 8` })).toBeVisible();
      // Before the scripts are there, the keyboard passes the tasks and the buttons by.
      await expect(page.locator('[inert], [data-loading]')).toHaveCount(0);
      expect(await walk(page, 'Tab')).toBeGreaterThan(5);
      await walk(page, 'Shift+Tab');
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
  const teacher = await signIn('teacher@example.ru');
  const { taskHash } = await createHomework(teacher, { workbookId: 'fizika-7', steps: 2 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await beginByName(page, taskHash, 'Полосова');
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
