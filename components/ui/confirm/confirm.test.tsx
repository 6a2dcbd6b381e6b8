/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked } from '@/components/ui/dialog/asked.fixture';
import { DialogHost } from '@/components/ui/dialog/dialog-host';
import { confirm } from './confirm';
import type { ConfirmWords } from './confirm-dialog';

jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/profile' }));

async function ask(words: ConfirmWords) {
  render(<DialogHost />);
  const answer = asked(() => confirm(words));
  const dialog = await screen.findByRole('alertdialog');
  return { answer, dialog };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('confirm', () => {
  test('[UI-07] asks with a title, a message and two buttons', async () => {
    const { dialog } = await ask({ title: 'Удалить задание?', message: 'Вернуть будет нельзя.' });
    expect(dialog).toHaveAccessibleName('Удалить задание?');
    expect(dialog).toHaveAccessibleDescription('Вернуть будет нельзя.');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Подтвердить',
      'Отменить',
    ]);
  });

  test('[UI-07] needs no message, and takes other words for its buttons', async () => {
    const { dialog } = await ask({ title: 'Выйти?', confirm: 'Выйти', cancel: 'Остаться' });
    expect(dialog).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: 'Выйти' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Остаться' })).toBeVisible();
  });

  test('[UI-07] confirming resolves', async () => {
    const { answer } = await ask({ title: 'Удалить?' });
    await press('Подтвердить');
    await expect(answer).resolves.toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('[UI-07] cancelling rejects', async () => {
    const { answer } = await ask({ title: 'Удалить?' });
    await press('Отменить');
    await expect(answer).rejects.toMatchObject({ reason: 'dismissed' });
  });

  test('[UI-07] Escape rejects; a press beside it is no answer', async () => {
    const { answer, dialog } = await ask({ title: 'Удалить?' });
    const beside = dialog.closest('[data-base-ui-portal]')?.querySelector('.bg-ink\\/45');
    if (beside) await userEvent.click(beside);
    expect(answer.state().kind).toBe('opened');
    await userEvent.keyboard('{Escape}');
    await expect(answer).rejects.toMatchObject({ reason: 'dismissed' });
  });

  test('[UI-12] the focus begins at the button that changes nothing', async () => {
    await ask({ title: 'Удалить?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Отменить' })).toHaveFocus());
  });

  test('[UI-07] two presses of a button are one answer', async () => {
    const { answer } = await ask({ title: 'Удалить?' });
    const button = screen.getByRole('button', { name: 'Подтвердить' });
    act(() => {
      button.click();
      button.click();
    });
    await expect(answer).resolves.toBeUndefined();
  });
});
