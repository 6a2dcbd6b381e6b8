/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { callWeb } from '@/lib/browser/call-web';
import { roles, type Role } from '@/lib/contract/auth/roles';
import { forgetAnswers } from '@/components/lesson/saving/forget-answers';
import { OwnData } from './own-data';

jest.mock('@/lib/browser/call-web');
jest.mock('@/components/lesson/saving/forget-answers');
jest.mock('next/navigation', () => ({ usePathname: () => '/profile' }));
const called = jest.mocked(callWeb);

async function open(role: Role = roles.student): Promise<void> {
  render(
    <>
      <LazyOverlayHost />
      <OwnData userId="u 1" role={role} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Удалить аккаунт' }));
  await screen.findByRole('dialog', { name: 'Удалить аккаунт?' });
}
const field = () => screen.getByRole('textbox');
const eraseButton = () => screen.getByRole('button', { name: 'Удалить навсегда' });

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  jest
    .mocked(forgetAnswers)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  called.mockReset().mockResolvedValue({ ok: true, value: { done: true }, sentAt: 0 });
});

test('[TRUST-06] a file with what is kept is a link, which names the person of the page', async () => {
  render(<OwnData userId="u 1" role={roles.student} />);
  expect(screen.getByRole('link', { name: 'Скачать мои данные' })).toHaveAttribute(
    'href',
    '/api/session/data?user=u%201',
  );
});

test('[TRUST-06] nobody is erased by presses alone', async () => {
  await open();
  expect(screen.getByText(/«Ученик удалён»/)).toBeVisible();
  await userEvent.click(eraseButton());
  await userEvent.type(field(), 'да');
  await userEvent.click(eraseButton());
  expect(field()).toBeInvalid();
  await userEvent.click(screen.getByRole('button', { name: 'Не удалять' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(called).not.toHaveBeenCalled();
  expect(forgetAnswers).not.toHaveBeenCalled();
});

test('[TRUST-06] the word erases once for ten presses, in this browser too', async () => {
  await open(roles.teacher);
  expect(screen.getByText(/останутся у\sучеников/)).toBeVisible();
  await userEvent.type(field(), ' Удалить ');
  act(() => {
    for (let press = 0; press < 10; press += 1) eraseButton().click();
  });
  await waitFor(() => expect(forgetAnswers).toHaveBeenCalledWith('u 1'));
  expect(called.mock.calls).toEqual([['eraseAccount', { userId: 'u 1', word: ' Удалить ' }]]);
});

test('[TRUST-06] what was not erased says so, and can be tried again', async () => {
  await open();
  called.mockResolvedValueOnce({ ok: false, status: 503, content: { code: 'unavailable' } });
  await userEvent.type(field(), 'удалить');
  await userEvent.click(eraseButton());
  expect(await screen.findByText(/Не\sудалено/)).toBeVisible();
  expect(forgetAnswers).not.toHaveBeenCalled();
  await userEvent.click(eraseButton());
  await waitFor(() => expect(forgetAnswers).toHaveBeenCalledTimes(1));
});
