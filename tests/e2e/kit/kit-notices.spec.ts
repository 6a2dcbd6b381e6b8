import { expect, test } from '@playwright/test';
import { keepPicture } from '@/tests/support/browser/keep-picture';
import { expectAccessible } from '@/tests/support/browser/accessibility';
import { faultOfFocus } from '@/tests/support/browser/focus';
import { kitWindows, openKit, untilStill } from '@/tests/support/browser/kit';

for (const size of Object.values(kitWindows))
  test(`[UI-08] [UI-12] notifications are reached and closed by keyboard, ${size.name}`, async ({
    page,
  }) => {
    await openKit(page, size);
    for (const name of ['Без автозакрытия', 'Свой компонент'])
      await page.getByRole('button', { name }).press('Enter');
    await expect(page.getByText('Ученик сдал работу').last()).toBeVisible();
    await untilStill(page);
    if (size === kitWindows.enlarged) await expectAccessible(page, 'notifications');
    await keepPicture(page, `kit-notifications-${size.width}`);
    await page.keyboard.press('F6');
    const region = page.getByRole('region', { name: 'Уведомления', exact: true });
    for (let left = 2; left > 0; left--) {
      const close = region.getByRole('button', { name: 'Закрыть' }).first();
      await close.focus();
      expect(await faultOfFocus(page)).toBe('');
      await page.keyboard.press('Enter');
      await expect(region.getByRole('button', { name: 'Закрыть' })).toHaveCount(left - 1);
    }
    await expect(region).toHaveCount(0);
  });

test('[UI-08] [UI-12] every type of notification can be read', async ({ page }) => {
  await openKit(page, kitWindows.desktop);
  const shown = page.getByRole('button', { name: 'Закрыть' });
  for (const type of ['info', 'positive', 'warning', 'negative'])
    for (const position of ['main', 'secondary']) {
      await page.getByRole('button', { name: `${type}, ${position}` }).press('Enter');
      // Under the pointer the clock stands still: they do not close while they are looked at.
      await shown.first().hover();
    }
  await untilStill(page);
  await expect(shown).toHaveCount(8);
  await keepPicture(page, 'kit-notification-types');
  await expectAccessible(page, 'all types');
  await expect(shown).toHaveCount(8);
});

for (const size of Object.values(kitWindows))
  test(`[UI-09] [UI-12] tooltips come with the focus and go with Escape, ${size.name}`, async ({
    page,
  }) => {
    await openKit(page, size);
    for (const name of ['top', 'bottom', 'left', 'right', 'До 764 пикселей', 'До 808 пикселей']) {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      const tooltip = page.getByRole('tooltip');
      await expect(tooltip).toBeVisible();
      await untilStill(page);
      const box = await tooltip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(7.5);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width - 7.5);
      expect(await faultOfFocus(page)).toBe('');
      // It belongs to its button, not to a part of the page.
      if (name === 'top' && size === kitWindows.enlarged)
        await expectAccessible(page, 'tooltip', { except: ['region'] });
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
