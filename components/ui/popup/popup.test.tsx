/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { Popup } from './popup';

type Options = Partial<Pick<ComponentProps<typeof Popup>, 'big' | 'closeable' | 'hideTitle'>>;

function Page({ onClose, ...options }: Options & { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Popup {...options} open={open} onClose={close} title="Как это работает">
        <button type="button" onClick={close}>
          Понятно
        </button>
      </Popup>
    </>
  );
}

async function openPopup(options: Options = {}) {
  const onClose = jest.fn();
  render(<Page {...options} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }));
  const popup = await screen.findByRole('dialog', { name: 'Как это работает' });
  await waitFor(() => expect(popup).toContainElement(document.activeElement as HTMLElement));
  return { popup, onClose };
}

/** Other overlays on the page. */
function backdrop(popup: HTMLElement): Element {
  const found = popup.closest('[data-base-ui-portal]')?.querySelector('.bg-ink\\/45');
  if (!found) throw new Error('there is no backdrop');
  return found;
}

describe('a popup', () => {
  test('[UI-05] closes on Escape', async () => {
    const { onClose } = await openPopup();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[UI-05] closes on a press of the background', async () => {
    const { popup, onClose } = await openPopup();
    await userEvent.click(screen.getByRole('heading', { name: 'Как это работает' }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(backdrop(popup));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('[UI-05] closes by the cross', async () => {
    const { onClose } = await openPopup();
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('[UI-05] does none of that when it is not closeable: its content closes it', async () => {
    const { popup, onClose } = await openPopup({ closeable: false });
    expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(backdrop(popup));
    expect(onClose).not.toHaveBeenCalled();
    expect(popup).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    [false, 'max-w-[600px]'],
    [true, 'max-w-[912px]'],
  ])('[UI-05] has its greatest width (big: %s)', async (big, width) => {
    const { popup } = await openPopup({ big });
    expect(popup).toHaveClass(width);
  });

  test('[UI-05] fades within 200 ms, background and all', async () => {
    const { popup } = await openPopup();
    for (const part of [popup, backdrop(popup)])
      expect(part).toHaveClass(
        'transition-opacity',
        'duration-200',
        'data-starting-style:opacity-0',
        'data-ending-style:opacity-0',
      );
  });

  test('[UI-12] is named by a title that need not be seen', async () => {
    await openPopup({ hideTitle: true });
    expect(screen.getByRole('heading', { name: 'Как это работает' })).toHaveClass('sr-only');
  });
});
