/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './lazy-menu';
// What comes late in the browser is at hand here: loading it takes its time.
import './menu';

// jsdom has none; a keyboard choice becomes a click of this type.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

const show = (onSelect: () => void) =>
  render(
    <>
      <h3 id="title">Дроби</h3>
      <Menu
        label="Действия"
        describedBy="title"
        entries={[
          { title: 'Открыть', href: '/teacher/journal' },
          { title: 'Закрыть', onSelect },
        ]}
      />
    </>,
  );

test('[UI-12] says what it is about, and is opened, walked and chosen from by keyboard', async () => {
  const onSelect = jest.fn();
  show(onSelect);
  const button = await screen.findByRole('button', { name: 'Действия' });
  expect(button).toHaveAccessibleDescription('Дроби');
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Открыть' })).toHaveAttribute(
    'href',
    '/teacher/journal',
  );
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(button).toHaveFocus();
});

test('[UI-12] closes on Escape and does nothing', async () => {
  const onSelect = jest.fn();
  show(onSelect);
  const button = await screen.findByRole('button', { name: 'Действия' });
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(onSelect).not.toHaveBeenCalled();
});
