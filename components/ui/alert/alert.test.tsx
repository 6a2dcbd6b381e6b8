/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { asked } from '@/components/ui/dialog/asked.fixture';
import { DialogHost } from '@/components/ui/dialog/dialog-host';
import { alert } from './alert';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/teacher/profile') }));

async function tell() {
  const host = render(<DialogHost />);
  const answer = asked(() => alert({ title: 'Время вышло', message: 'Ответы сохранены.' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Время вышло' });
  return { ...host, answer, dialog };
}

describe('alert', () => {
  test('[UI-07] has one «Ok» button, which resolves', async () => {
    const { answer, dialog } = await tell();
    expect(dialog).toHaveAccessibleDescription('Ответы сохранены.');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ok']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
    await expect(answer).resolves.toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  test('[UI-07] Escape takes note of it, too', async () => {
    const { answer } = await tell();
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toBeUndefined();
  });

  test('[UI-06] a navigation rejects', async () => {
    const { answer, rerender } = await tell();
    jest.mocked(usePathname).mockReturnValue('/teacher/journal');
    rerender(<DialogHost />);
    await expect(answer).rejects.toMatchObject({ reason: 'navigation' });
  });
});
