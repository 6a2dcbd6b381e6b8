/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { copyText } from '@/lib/homework/copy-text';
import { CopyButton } from './copy-button';

jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/profile' }));
jest.mock('@/lib/homework/copy-text');
const copied = jest.mocked(copyText);
const LINK = 'https://tetradi.example.ru/student/babebibobubabebi';

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});

function show() {
  render(
    <>
      <CopyButton text={LINK} />
      <LazyOverlayHost />
    </>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Скопировать' }));
}

describe('the copy button', () => {
  test('[HW-01] [UI-08] [UI-12] copies, and a notification says so, aloud too', async () => {
    copied.mockResolvedValue(true);
    await show();
    expect(copied).toHaveBeenCalledWith(LINK);
    expect(await screen.findByRole('group', { name: 'Готово' })).toHaveTextContent(
      'Ссылка скопирована',
    );
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Ссылка скопирована');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('[HW-01] shows the link to copy by hand when the browser does not let it', async () => {
    copied.mockResolvedValue(false);
    await show();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('не дал скопировать'));
    expect(screen.getByText(LINK)).toBeVisible();
    expect(screen.queryByRole('group')).toBeNull();
  });
});
