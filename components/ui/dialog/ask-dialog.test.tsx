/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { StrictMode, useEffect } from 'react';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { askDialog } from './ask-dialog';
import { asked } from './asked.fixture';
import { Dialog } from './dialog';
import type { DialogRequest } from './dialog-request';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

beforeEach(() => {
  jest.mocked(usePathname).mockReturnValue('/teacher/profile');
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

function ask(title = 'Сколько попыток?', options = {}): DialogRequest<number> {
  return askDialog<number>(
    (frame, request) => (
      <Dialog {...frame} title={title}>
        {[1, 2].map((count) => (
          <button key={count} type="button" onClick={() => request.close(count)}>
            {count}
          </button>
        ))}
      </Dialog>
    ),
    options,
  );
}

async function opened(options = {}) {
  const host = render(<OverlayHost />);
  const request = asked(() => ask(undefined, options));
  await screen.findByRole('dialog', { name: 'Сколько попыток?' });
  return { ...host, request };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog that is asked for', () => {
  test('[UI-06] opens, closes with a value, and is detached when it has faded', async () => {
    const { request } = await opened();
    expect(request.state()).toEqual({ kind: 'opened' });
    await userEvent.click(screen.getByRole('button', { name: '2' }));
    await expect(request).resolves.toBe(2);
    await gone();
    expect(request.state().kind).toBe('detached');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
  ])('[UI-06] is rejected by %s', async (_name, dismiss) => {
    const { request } = await opened();
    await dismiss();
    await expect(request).rejects.toMatchObject({ reason: 'dismissed' });
    await gone();
  });

  test('[UI-06] a navigation counts as rejected', async () => {
    const { request, rerender } = await opened();
    jest.mocked(usePathname).mockReturnValue('/teacher/journal');
    rerender(<OverlayHost />);
    await expect(request).rejects.toMatchObject({ reason: 'navigation' });
    await gone();
  });

  test('[UI-06] may outlive a navigation', async () => {
    const { request, rerender } = await opened({ closesOnNavigation: false });
    jest.mocked(usePathname).mockReturnValue('/teacher/journal');
    rerender(<OverlayHost />);
    expect(request.state().kind).toBe('opened');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('[UI-06] is rejected when what draws it goes', async () => {
    const { request, unmount } = await opened();
    unmount();
    await expect(request).rejects.toMatchObject({ reason: 'unmounted' });
    expect(request.state().kind).toBe('detached');
  });

  test('[UI-06] answered before it could be drawn, it never appears', async () => {
    render(<OverlayHost />);
    const request = asked(() => {
      const early = ask();
      early.close(1);
      return early;
    });
    await waitFor(() => expect(request.state().kind).toBe('detached'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[UI-06] several are stacked and answered one by one', async () => {
    const { request } = await opened();
    const second = asked(() => ask('Точно?'));
    await screen.findByRole('dialog', { name: 'Точно?' });
    await userEvent.click(screen.getByRole('button', { name: '1' }));
    await expect(second).resolves.toBe(1);
    expect(await screen.findByRole('dialog', { name: 'Сколько попыток?' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '2' }));
    await expect(request).resolves.toBe(2);
  });

  test('[UI-06] can be asked for by the first effect of a page', async () => {
    function Page() {
      useEffect(() => void ask(), []);
      return null;
    }
    render(
      <>
        <Page />
        <OverlayHost />
      </>,
    );
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  test('[UI-06] stays open where effects run twice', async () => {
    render(
      <StrictMode>
        <OverlayHost />
      </StrictMode>,
    );
    const request = asked(() => ask());
    await screen.findByRole('dialog');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(request.state().kind).toBe('opened');
  });

  test('[UI-06] nobody draws it: that is told at once', () => {
    expect(() => ask()).toThrow('No OverlayHost on this page');
  });
});
