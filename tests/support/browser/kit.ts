import { expect, type Page } from '@playwright/test';

/** A desktop, the same at 200 %, and the smallest window that has to do. */
export const kitWindows = {
  desktop: { name: '1280×720', width: 1280, height: 720 },
  enlarged: { name: '200 %', width: 640, height: 360 },
  smallest: { name: '320×256', width: 320, height: 256 },
} as const;

/** Opens the kit and waits until its buttons work. */
export async function openKit(
  page: Page,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/_kit');
  await expect(page.getByRole('button', { name: 'Открыть диалог' })).toBeEnabled();
}

/** Waits until all that fades or moves has come to rest; what turns for ever does not count. */
export async function untilStill(page: Page): Promise<void> {
  const isStill = () =>
    page.evaluate(
      () =>
        // What has this attribute has its fade before it.
        document.querySelector('[data-starting-style]') === null &&
        document
          .getAnimations()
          .every(
            ({ playState, effect }) =>
              playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
          ),
    );
  await expect.poll(isStill).toBe(true);
}
