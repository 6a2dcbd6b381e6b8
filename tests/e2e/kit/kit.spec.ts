import { expect, test } from '@playwright/test';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { expectAccessible, overflowOf } from '@/tests/support/browser/accessibility';
import { walkThrough } from '@/tests/support/browser/focus';

/** One width of each kind of screen. [UI-04] */
const widths = [375, 800, 1100, 1400] as const;
const accents = ['purple', 'red', 'blue', 'green'] as const;

for (const width of widths)
  test(`[UI-04] the kit at ${width} px is no wider than its window`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/_kit');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await keepPicture(page, `kit-${width}`, true);
  });

for (const accent of accents)
  test(`[UI-12] [SUBJ-02] axe finds nothing in the kit in ${accent}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1400, height: 900 });
    await page.goto(`/_kit?accent=${accent}`);
    await expect(page.getByRole('button', { name: 'Открыть диалог' })).toBeEnabled();
    // Accents differ in their colours alone.
    if (accent !== accents[0]) return expectAccessible(page, accent, { only: ['color-contrast'] });
    await expectAccessible(page, '1400 px');
    await page.setViewportSize({ width: 375, height: 900 });
    await expectAccessible(page, '375 px');
  });

test('[UI-12] an accent that does not exist is the first one', async ({ page }) => {
  await page.goto('/_kit?accent=%3Cscript%3E&accent=red');
  await expect(page.locator('[data-page-accent]')).toHaveAttribute('data-page-accent', 'purple');
});

test('[UI-12] all that can be pressed is 44 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/_kit');
  await expect(page.getByRole('button', { name: 'Открыть диалог' })).toBeEnabled();
  const small = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'main :is(button, input:not([type=hidden]), textarea, [role=combobox], [role=tab], a)',
    );
    return [...all].flatMap((element) => {
      // A link in a sentence is as high as its line, and a label is pressed with its control.
      if (getComputedStyle(element).display === 'inline' || element.closest('[aria-hidden]'))
        return [];
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      return width < 44 || height < 44
        ? [`${element.outerHTML.slice(0, 120)}: ${width}×${height}`]
        : [];
    });
  });
  expect(small).toEqual([]);
});

test('[UI-12] every stop of the keyboard is seen, also at 200 %', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/_kit');
  await expect(page.getByRole('button', { name: 'Открыть диалог' })).toBeEnabled();
  const stops = await page.locator('a, button:enabled, input:enabled, textarea').count();
  // Tooltips come with the focus and stand beside it.
  expect(await walkThrough(page, 'Tab', stops)).toBeGreaterThan(50);
});

test('[UI-12] in the contrast mode of the system every control has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto('/_kit');
  await expect(page.getByRole('button', { name: 'Открыть диалог' })).toBeEnabled();
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('main button:not([role=tab]), main input, main textarea')]
      .filter((element) => !element.closest('[aria-hidden]'))
      .filter((element) => {
        const { borderBottomWidth, borderBottomStyle, borderBottomColor, appearance } =
          getComputedStyle(element);
        const isNative = appearance === 'auto' && element.matches('[type=checkbox], [type=radio]');
        const isSeen = parseFloat(borderBottomWidth) > 0 && borderBottomStyle !== 'none';
        return !isNative && (!isSeen || borderBottomColor.startsWith('rgba'));
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
  expect(bare).toEqual([]);
  await keepPicture(page, 'kit-forced-colors', true);
});

test('[UI-12] with less motion nothing moves', async ({ page }) => {
  const turning = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((animation) => (animation as CSSAnimation).animationName === 'turn').length,
    );
  await page.goto('/_kit');
  expect(await turning()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turning()).toBe(0);
});
