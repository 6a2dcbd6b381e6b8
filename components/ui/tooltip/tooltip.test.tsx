/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button/button';
import type { TooltipPosition } from './side-of';
import { Tooltip } from './tooltip';

type Options = Partial<Omit<ComponentProps<typeof Tooltip>, 'children'>>;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(options: Options = {}) {
  render(
    <Tooltip content="Балл за все попытки" {...options}>
      <Button>Балл</Button>
    </Tooltip>,
  );
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, button: screen.getByRole('button', { name: 'Балл' }) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const tooltip = () => screen.queryByRole('tooltip');

async function shown(options: Options = {}) {
  const page = show(options);
  await page.user.hover(page.button);
  pass(200);
  expect(tooltip()).toHaveTextContent('Балл за все попытки');
  return page;
}

describe('a tooltip', () => {
  test('[UI-09] shows after 200 ms of hover', async () => {
    const { user, button } = show();
    await user.hover(button);
    pass(199);
    expect(tooltip()).toBeNull();
    pass(1);
    expect(tooltip()).toBeInTheDocument();
  });

  test('[UI-09] does not show when the pointer leaves earlier', async () => {
    const { user, button } = show();
    await user.hover(button);
    pass(150);
    await user.unhover(button);
    pass(1000);
    expect(tooltip()).toBeNull();
  });

  test('[UI-09] hides 8 ms after the pointer has left', async () => {
    const { user, button } = await shown();
    await user.unhover(button);
    pass(7);
    expect(tooltip()).toHaveAttribute('data-open');
    pass(1);
    expect(tooltip()?.hasAttribute('data-open') ?? false).toBe(false);
    pass(300);
    expect(tooltip()).toBeNull();
  });

  test('[UI-09] stays while the pointer is over it when it is interactive', async () => {
    const { user, button } = await shown({ interactive: true });
    const popup = screen.getByRole('tooltip');
    fireEvent.mouseLeave(button, { relatedTarget: popup });
    await user.hover(popup);
    pass(1000);
    expect(popup).toBeInTheDocument();
    await user.unhover(popup);
    pass(300);
    expect(tooltip()).toBeNull();
  });

  test('[UI-09] lets the pointer through when it is not', async () => {
    await shown({ interactive: false });
    expect(screen.getByRole('tooltip').parentElement).toHaveStyle({ pointerEvents: 'none' });
  });

  test('[UI-12] shows at once when the keyboard comes, and hides when it leaves', async () => {
    const { user, button } = show();
    await user.tab();
    expect(button).toHaveFocus();
    expect(tooltip()).toBeInTheDocument();
    await user.tab();
    pass(300);
    expect(tooltip()).toBeNull();
  });

  test('[UI-12] Escape hides it, and the focus stays', async () => {
    const { user, button } = show();
    await user.tab();
    await user.keyboard('{Escape}');
    pass(300);
    expect(tooltip()).toBeNull();
    expect(button).toHaveFocus();
  });

  test('[UI-12] Escape hides it when it was hovered, wherever the focus is', async () => {
    const { user } = await shown();
    await user.keyboard('{Escape}');
    pass(300);
    expect(tooltip()).toBeNull();
  });

  test('[UI-12] describes its element, shown or not, beside what does so already', () => {
    render(
      <>
        <span id="note">За неделю.</span>
        <Tooltip content="Балл за все попытки">
          <Button aria-describedby="note">Балл</Button>
        </Tooltip>
      </>,
    );
    expect(screen.getByRole('button')).toHaveAccessibleDescription(
      'За неделю. Балл за все попытки',
    );
  });

  test.each([
    ['m', 'max-w-[min(764px,var(--available-width))]'],
    ['l', 'max-w-[min(808px,var(--available-width))]'],
  ] as const)('[UI-09] has its greatest width (%s)', async (size, width) => {
    await shown({ size });
    expect(tooltip()).toHaveClass(width);
  });

  test.each(['', 'up', 'Top', 'center', 'constructor', '__proto__', null, undefined])(
    "[UI-09] a wrong position throws 'Tooltip: check position value' (%s)",
    (position) => {
      jest.spyOn(console, 'error').mockImplementation();
      // Not given at all is the default; given without a value is not tried here.
      const wrong = (position ?? 'none') as TooltipPosition;
      expect(() => show({ position: wrong })).toThrow(new Error('Tooltip: check position value'));
    },
  );
});
