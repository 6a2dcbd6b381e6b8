/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import { StudentSignOut } from './student-sign-out';

jest.mock('next/navigation', () => ({ usePathname: () => '/student/profile' }));

const mockFlush = jest.fn<Promise<boolean>, []>();
jest.mock('@/components/lesson/saving/answer-queue', () => ({
  answerQueueOf: () => ({ flush: mockFlush }),
}));

const mockCode = jest.fn<Promise<unknown>, []>();
jest.mock('@/components/student/code/fetch-code', () => ({ fetchCode: () => mockCode() }));

/** Addresses that links led to; jsdom cannot follow them. */
const followed: string[] = [];
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLAnchorElement)) return;
  followed.push(event.target.pathname);
  event.preventDefault();
}

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  followed.length = 0;
  mockFlush.mockReset().mockResolvedValue(true);
  mockCode.mockReset().mockResolvedValue({ ok: true, value: { code: 'bafedikogupami' } });
  window.addEventListener('click', follow);
});
afterEach(() => {
  jest.useRealTimers();
  window.removeEventListener('click', follow);
});

function show(hasAccount: boolean, hasHost = true) {
  const student = { userId: 'u1', hasAccount };
  render(
    <>
      {hasHost ? <LazyOverlayHost /> : null}
      <StudentSignOut student={student} href="/logout" className="">
        Выйти
      </StudentSignOut>
    </>,
  );
}
const signOut = () => userEvent.click(screen.getByRole('link', { name: 'Выйти' }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('alertdialog');

describe('a student without an account', () => {
  test('[HW-04] [ROUTE-06] [TRUST-03] is asked first, after all answers were sent, and told the code', async () => {
    show(false);
    await signOut();
    const dialog = await question();
    expect(mockFlush).toHaveBeenCalledTimes(1);
    expect(dialog).toHaveAccessibleName('Запишите код: bafe-diko-gupami');
    expect(dialog).toHaveAccessibleDescription(/только по\sэтому коду/);
    expect(dialog).toHaveAccessibleDescription(/ответы сохранены/);
    expect(followed).toEqual([]);
    await press('Выйти');
    await waitFor(() => expect(followed).toEqual(['/logout']));
  });

  test.each([
    ['is refused', () => Promise.resolve({ ok: false, error: { code: 'unavailable' } })],
    ['fails', () => Promise.reject(new Error('broken'))],
  ])('[TRUST-03] is told that nothing leads back when the code %s', async (_, answer) => {
    mockCode.mockImplementation(answer);
    show(false);
    await signOut();
    expect(await question()).toHaveAccessibleDescription(/нельзя будет продолжить работу/);
  });

  test('[HW-04] is told when answers would be lost', async () => {
    mockFlush.mockResolvedValue(false);
    show(false);
    await signOut();
    expect(await question()).toHaveAccessibleDescription(/пропадут/);
  });

  test.each([
    ['«Остаться»', () => press('Остаться')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('[ROUTE-06] stays signed in with %s, and is asked again the next time', async (_, cancel) => {
    show(false);
    await signOut();
    await question();
    await cancel();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(followed).toEqual([]);
    await signOut();
    expect(await question()).toBeVisible();
  });

  test('[ROUTE-06] pressed several times, it is one question', async () => {
    show(false);
    const link = screen.getByRole('link', { name: 'Выйти' });
    act(() => {
      for (let time = 0; time < 5; time++) link.click();
    });
    await question();
    expect(mockFlush).toHaveBeenCalledTimes(1);
    expect(followed).toEqual([]);
  });

  test('[ROUTE-06] is asked by the browser when the dialog cannot be loaded', async () => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
    show(false, false);
    await signOut();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(followed).toEqual([]);
    asked.mockReturnValue(true);
    await signOut();
    await waitFor(() => expect(followed).toEqual(['/logout']));
    asked.mockRestore();
  });

  test('[HW-04] does not wait for answers for ever', async () => {
    jest.useFakeTimers();
    mockFlush.mockReturnValue(new Promise(() => undefined));
    show(false);
    act(() => screen.getByRole('link', { name: 'Выйти' }).click());
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    jest.useRealTimers();
    expect(await question()).toHaveAccessibleDescription(/пропадут/);
  });
});

describe('a student with an account', () => {
  test('[HW-04] signs out without a question, after answers were sent', async () => {
    show(true);
    await signOut();
    await waitFor(() => expect(followed).toEqual(['/logout']));
    expect(mockFlush).toHaveBeenCalledTimes(1);
    expect(mockCode).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('[HW-04] is asked while answers are unsent, and told where they stay', async () => {
    mockFlush.mockResolvedValue(false);
    show(true);
    await signOut();
    const dialog = await question();
    expect(dialog).toHaveAccessibleDescription(/останутся на\sэтом устройстве/);
    expect(dialog).not.toHaveAccessibleDescription(/пропадут/);
    expect(followed).toEqual([]);
    await press('Выйти');
    await waitFor(() => expect(followed).toEqual(['/logout']));
  });

  test('[HW-04] is asked when sending fails altogether, each time anew', async () => {
    mockFlush.mockRejectedValue(new Error('broken'));
    show(true);
    for (const _ of [1, 2]) {
      await signOut();
      await question();
      await press('Остаться');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(followed).toEqual([]);
  });

  test('[HW-04] sees that answers are being sent', async () => {
    let sent: (isSent: boolean) => void = () => undefined;
    mockFlush.mockReturnValue(new Promise((resolve) => (sent = resolve)));
    show(true);
    await signOut();
    expect(screen.getByRole('link')).toHaveTextContent('Выходим…');
    await act(async () => sent(true));
    expect(followed).toEqual(['/logout']);
    expect(screen.getByRole('link')).toHaveTextContent('Выйти');
  });
});
