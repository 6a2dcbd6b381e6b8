import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, overflowOf } from '@/tests/support/browser/accessibility';
import { faultOfFocus, untilFocusIn, walkWithTab } from '@/tests/support/browser/focus';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { kitWindows, openKit, untilStill } from '@/tests/support/browser/kit';

type Sample = {
  id: string;
  /** The button that opens it. */
  opener: string;
  role: 'dialog' | 'alertdialog';
  name: string;
  /** The button that closes it, where Escape does not. */
  closer?: string;
};

const samples: readonly Sample[] = [
  { id: 'UI-06', opener: 'Открыть диалог', role: 'dialog', name: 'Как назвать задание?' },
  { id: 'UI-06', opener: 'Открыть контейнер', role: 'dialog', name: 'Контейнер' },
  { id: 'UI-07', opener: 'Спросить', role: 'alertdialog', name: 'Закрыть задание?' },
  { id: 'UI-07', opener: 'Сообщить', role: 'alertdialog', name: 'Задание закрыто' },
  { id: 'UI-05', opener: 'Открыть попап', role: 'dialog', name: 'Что нового в тетради' },
  { id: 'UI-05', opener: 'Открыть большой попап', role: 'dialog', name: 'Что нового в тетради' },
  {
    id: 'UI-05',
    opener: 'Открыть попап без крестика',
    role: 'dialog',
    name: 'Что нового в тетради',
    closer: 'Понятно',
  },
  { id: 'UI-05', opener: 'Открыть на весь экран', role: 'dialog', name: 'Инструкция для учителя' },
];

/** The last and the first words come into the window by scrolling. */
async function expectReachable(page: Page, overlay: Locator): Promise<void> {
  const parts = overlay.locator('h2, p, button, input');
  const [width = 0, height = 0] = Object.values(page.viewportSize() ?? {});
  await page.mouse.move(width / 2, height / 2);
  for (const [way, edge] of [
    [1, 'bottom'],
    [-1, 'top'],
  ] as const) {
    const lost = async () => {
      // Again and again: what scrolls inside goes first, what it lies in after it.
      await page.mouse.wheel(0, way * 20_000);
      return parts.evaluateAll((elements, side) => {
        const boxes = elements.map((element) => element.getBoundingClientRect());
        const all = boxes.map((box) => box[side]);
        const last = side === 'bottom' ? Math.max(...all) : Math.min(...all);
        return last < 0 || last > innerHeight ? `${side} is at ${last}` : '';
      }, edge);
    };
    await expect.poll(lost).toBe('');
  }
}

for (const { id, opener, role, name, closer } of samples)
  test(`[UI-12] [${id}] «${opener}» goes by keyboard alone in every window`, async ({ page }) => {
    test.slow();
    await openKit(page, kitWindows.desktop);
    for (const size of Object.values(kitWindows)) {
      await page.setViewportSize({ width: size.width, height: size.height });
      const button = page.getByRole('button', { name: opener, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      const overlay = page.getByRole(role, { name });
      await expect(overlay).toBeVisible();
      await untilFocusIn(overlay);
      await untilStill(page);
      expect(await faultOfFocus(page)).toBe('');
      await expectReachable(page, overlay);
      // All of it lies on the sheet, or scrolls within it.
      expect(
        await overlay.evaluate(
          (element) =>
            getComputedStyle(element).overflowY === 'auto' ||
            element.scrollHeight <= element.clientHeight,
        ),
      ).toBe(true);
      // What is higher than the window has the focus itself, to be read from its beginning.
      await page.keyboard.press('Tab');
      const within = `[role=${role}], [data-base-ui-portal]`;
      const stops = await walkWithTab(page, { within });
      expect(stops.length).toBeLessThan(12);
      expect((await walkWithTab(page, { within, key: 'Shift+Tab' })).length).toBe(stops.length);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // It takes seconds, and what it looks at is the same in all windows.
      if (size === kitWindows.enlarged) await expectAccessible(page, opener);
      await keepPicture(
        page,
        `kit-${samples.findIndex((one) => one.opener === opener)}-${size.width}`,
      );
      await page.keyboard.press('Escape');
      if (closer) {
        await expect(overlay).toBeVisible();
        await overlay.getByRole('button', { name: closer }).press('Enter');
      }
      await expect(overlay).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

test('[UI-12] of two layers Escape closes the upper one, and the focus goes down one', async ({
  page,
}) => {
  await openKit(page, kitWindows.enlarged);
  await page.getByRole('button', { name: 'Открыть попап', exact: true }).press('Enter');
  const lower = page.getByRole('dialog', { name: 'Что нового в тетради' });
  const more = lower.getByRole('button', { name: 'Ещё один слой' });
  await expect(lower).toBeVisible();
  await untilFocusIn(lower);
  await more.press('Enter');
  const upper = page.getByRole('dialog', { name: 'Второй слой' });
  await expect(upper).toBeVisible();
  await untilFocusIn(upper);
  await untilStill(page);
  await expectAccessible(page, 'two layers');
  await page.keyboard.press('Escape');
  await expect(upper).toBeHidden();
  await expect(lower).toBeVisible();
  await expect(more).toBeFocused();
  expect(await faultOfFocus(page)).toBe('');
});

test('[UI-07] the answer to a question arrives', async ({ page }) => {
  await openKit(page, kitWindows.desktop);
  for (const [answer, outcome] of [
    ['Подтвердить', 'Подтверждено'],
    ['Отменить', 'Отменено'],
  ] as const) {
    await page.getByRole('button', { name: 'Спросить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: answer }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
});
