/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyOverlayHost } from './lazy-overlay-host';
import { openOverlays } from './open-overlays';

jest.mock('next/navigation', () => ({ usePathname: () => '/student/profile' }));

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

describe('the host of dialogs and notifications that is loaded when it is needed', () => {
  test('[UI-06] draws the dialog that it was loaded for', async () => {
    render(<LazyOverlayHost />);
    const onConfirm = jest.fn();
    await act(async () => {
      const { confirm } = await openOverlays();
      void confirm({ title: 'Выйти?' }).then(onConfirm);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Подтвердить' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  test('[UI-06] opened twice at once, it is one host', async () => {
    render(<LazyOverlayHost />);
    await act(async () => {
      const [{ confirm }] = await Promise.all([openOverlays(), openOverlays()]);
      void confirm({ title: 'Выйти?' });
    });
    expect(await screen.findAllByRole('alertdialog')).toHaveLength(1);
  });

  test('[UI-06] a page without it is an error', async () => {
    const { unmount } = render(<LazyOverlayHost />);
    unmount();
    await expect(openOverlays()).rejects.toThrow('No LazyOverlayHost on this page');
  });
});
