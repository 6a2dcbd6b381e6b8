/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from './dialog';

function Page({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Удалить</Button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        title="Удалить задание?"
        description="Ученики его больше не увидят."
        actions={<Button>Да, удалить</Button>}
      />
    </>
  );
}

async function openDialog(onClose = jest.fn()) {
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  return { dialog: await screen.findByRole('dialog', { name: 'Удалить задание?' }), onClose };
}

it('[UI-06] has a name and a description', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleDescription('Ученики его больше не увидят.');
});

it('[UI-12] keeps the focus inside and returns it', async () => {
  const { dialog, onClose } = await openDialog();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Удалить' })).toHaveFocus());
});

it('closes by the cross', async () => {
  const { onClose } = await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('[UI-06] is 546 px wide with a radius of 12 px', async () => {
  const { dialog } = await openDialog();
  // `rounded-l` is the token of 0.75rem.
  expect(dialog).toHaveClass('w-full', 'max-w-[546px]', 'rounded-l');
});

test('[UI-06] as a container it is from 392 to 968 px wide and 600 px high', async () => {
  render(<Dialog open onClose={jest.fn()} size="container" title="Выбор тетради" />);
  expect(await screen.findByRole('dialog', { name: 'Выбор тетради' })).toHaveClass(
    'min-w-[min(392px,100%)]',
    'max-w-[min(968px,100%)]',
    'h-[600px]',
  );
});
