/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Tooltip } from '@/components/ui/tooltip/tooltip';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/teacher/profile') }));

function Stack({ onClose }: { onClose: (title: string, reason: string) => void }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const dialog = (title: string, next?: string) => (
    <Dialog
      open={open.includes(title)}
      onClose={(reason) => {
        setOpen((titles) => titles.filter((other) => other !== title));
        onClose(title, reason);
      }}
      title={title}
    >
      {next ? (
        <button type="button" onClick={() => setOpen((titles) => [...titles, next])}>
          Дальше
        </button>
      ) : (
        <>
          <button type="button">Понятно</button>
          <Tooltip content="Объяснение">
            <button type="button">Что это</button>
          </Tooltip>
        </>
      )}
    </Dialog>
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(['Нижний'])}>
        Открыть
      </button>
      {dialog('Нижний', 'Верхний')}
      {dialog('Верхний')}
    </>
  );
}

async function opened(name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

/** The upper of the two is gone, and the lower has the focus again. */
async function upperClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Верхний' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Дальше' })).toHaveFocus());
}

async function openTwo() {
  const onClose = jest.fn();
  render(<Stack onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  await opened('Нижний');
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  await opened('Верхний');
  return onClose;
}

describe('an overlay', () => {
  test('[UI-12] Escape closes the topmost of several, one at a time', async () => {
    const onClose = await openTwo();
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([['Верхний', 'dismissed']]);
    await upperClosed();
    expect(screen.getByRole('dialog', { name: 'Нижний' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenLastCalledWith('Нижний', 'dismissed');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus());
  });

  test('[UI-12] so does an Escape that is pressed while the focus is nowhere', async () => {
    const onClose = await openTwo();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await upperClosed();
    expect(onClose.mock.calls).toEqual([['Верхний', 'dismissed']]);
  });

  test('[UI-12] a tooltip in it closes first', async () => {
    const onClose = await openTwo();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Что это' })).toHaveFocus());
    expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose.mock.calls).toEqual([['Верхний', 'dismissed']]);
  });

  test('[UI-12] the lower of two is out of reach of a screen reader until the upper closes', async () => {
    await openTwo();
    expect(screen.queryByRole('dialog', { name: 'Нижний' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Открыть' })).toBeNull();
  });

  test('[UI-12] the page behind does not scroll while it is open', async () => {
    await openTwo();
    const locked = () =>
      [document.documentElement, document.body].some((part) => part.style.overflowY === 'hidden');
    expect(locked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await upperClosed();
    expect(locked()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(locked()).toBe(false));
  });

  test.each([
    [300, 'Отправить'],
    [3000, 'Правила'],
  ])('[UI-12] what does not fit (%i px high) is read from its top on', async (height, focused) => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
    render(
      <Dialog open onClose={jest.fn()} title="Правила" actions={<button>Отправить</button>} />,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Правила' });
    const button = screen.getByRole('button', { name: 'Отправить' });
    await waitFor(() => expect(focused === 'Правила' ? dialog : button).toHaveFocus());
    jest.restoreAllMocks();
  });

  test('[UI-06] a navigation closes it only when that was asked for', () => {
    const path = jest.mocked(usePathname);
    path.mockReturnValue('/homework/new');
    const closed = jest.fn();
    const dialogs = (open: boolean) => (
      <>
        <Dialog open={open} onClose={(reason) => closed('stays', reason)} title="Останется" />
        <Dialog
          open={open}
          onClose={(reason) => closed('goes', reason)}
          title="Закроется"
          closesOnNavigation
        />
      </>
    );
    const { rerender } = render(dialogs(false));
    path.mockReturnValue('/teacher/journal');
    rerender(dialogs(true));
    rerender(dialogs(true));
    expect(closed).not.toHaveBeenCalled();
    path.mockReturnValue('/teacher/profile');
    rerender(dialogs(true));
    expect(closed.mock.calls).toEqual([['goes', 'navigation']]);
  });
});
