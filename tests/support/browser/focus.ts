import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the focus is in an overlay: it comes there some time after the overlay is seen. */
export async function untilFocusIn(overlay: Locator): Promise<void> {
  const hasFocus = () => overlay.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(hasFocus).toBe(true);
}

/**
 * What is wrong with how the focused element is seen: nothing, when it is in the window and nothing
 * lies over its middle, its edges and its corners. What is large needs one such point. `null` when
 * nothing on the page has the focus.
 */
async function lookAtFocus(page: Page): Promise<string | null> {
  let fault = await faultNow(page);
  // Scrolling to the focus and fades take their time.
  for (let attempt = 0; fault && attempt < 60; attempt++) {
    await page.waitForTimeout(50);
    fault = await faultNow(page);
  }
  return fault;
}

/** The same in words: '' where nothing is wrong, or nothing has the focus. */
export async function faultOfFocus(page: Page): Promise<string> {
  return (await lookAtFocus(page)) ?? '';
}

/** Goes through the whole page once, to its end; each stop has to be seen. Returns their number. */
export async function walkThrough(
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  limit = 80,
): Promise<number> {
  for (let stops = 0; stops < limit; stops++) {
    await page.keyboard.press(key);
    const fault = await lookAtFocus(page);
    if (fault === null) return stops;
    expect(fault, `stop ${stops}`).toBe('');
  }
  return limit;
}

function faultNow(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // A radio button that is drawn by its label is where the label is.
    const isTiny = focused.offsetWidth < 3 && focused.offsetHeight < 3;
    const shown = (isTiny && focused.closest('label')) || focused;
    const box = shown.getClientRects()[0];
    if (!box) return `${focused.outerHTML.slice(0, 200)} has no place`;
    // Round corners do not count as the element.
    const inset = Math.min(12, box.width / 4, box.height / 4);
    const [xs, ys] = [
      [box.left + inset, box.left + box.width / 2, box.right - inset],
      [box.top + inset, box.top + box.height / 2, box.bottom - inset],
    ];
    // A field of many lines is scrolled to its caret, not to its end.
    const points = xs
      .flatMap((x) => ys.map((y) => [x, y] as const))
      .filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight);
    if (points.length === 0) return `${focused.outerHTML.slice(0, 200)} is outside of the window`;
    const seen = points.filter(([x, y]) => shown.contains(document.elementFromPoint(x, y)));
    const isLarge = box.width > innerWidth * 0.9 || box.height > innerHeight * 0.6;
    if (seen.length === points.length || (isLarge && seen.length > 0)) return '';
    const [x, y] = points.find((point) => !seen.includes(point)) ?? [0, 0];
    const over = document.elementFromPoint(x, y);
    const where = `${Math.round(x)},${Math.round(y)} of ${innerWidth}×${innerHeight}`;
    return `${focused.outerHTML.slice(0, 200)} at ${where} is under ${over?.outerHTML.slice(0, 200)}`;
  });
}

/** Moves the focus until it comes back to where it was first; each stop has to be seen. */
export async function walkWithTab(
  page: Page,
  { limit = 40, key = 'Tab', within }: { limit?: number; key?: string; within?: string } = {},
): Promise<string[]> {
  const names: string[] = [];
  // The focus rests on a guard of the overlay for a moment before it is led on.
  expect(await faultOfFocus(page)).toBe('');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let stop = 0; stop < limit; stop++) {
    await page.keyboard.press(key);
    expect(await faultOfFocus(page)).toBe('');
    const [name, isBack, isInside] = await page.evaluate(
      ([start, selector]) => {
        const { activeElement } = document;
        return [
          activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '',
          activeElement === start || activeElement === document.body,
          !selector || activeElement?.closest(selector as string) !== null,
        ] as const;
      },
      [first, within] as const,
    );
    expect(isInside, `${name} is inside`).toBe(true);
    names.push(name);
    if (isBack) return names;
  }
  return names;
}
