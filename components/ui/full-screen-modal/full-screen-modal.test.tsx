/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FullScreenModal } from './full-screen-modal';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <FullScreenModal open={open} onClose={() => setOpen(false)} title="Все тетради">
        <a href="#list">К списку</a>
      </FullScreenModal>
    </>
  );
}

async function openModal() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  const modal = await screen.findByRole('dialog', { name: 'Все тетради' });
  await waitFor(() => expect(modal).toContainElement(document.activeElement as HTMLElement));
  return modal;
}

describe('a full-screen modal', () => {
  test('[UI-05] its close label is «Закрыть», seen on desktop and read out everywhere', async () => {
    await openModal();
    const close = screen.getByRole('button', { name: 'Закрыть' });
    expect(screen.getByText('Закрыть')).toHaveClass('sr-only', 'medium:not-sr-only');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
  });

  test('[UI-05] closes on Escape', async () => {
    await openModal();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[UI-12] what has the focus keeps clear of its sticky header', async () => {
    const modal = await openModal();
    expect(screen.getByRole('banner')).toHaveClass('sticky');
    expect(modal.parentElement).toHaveClass('overflow-y-auto', 'scroll-pt-20');
  });
});
