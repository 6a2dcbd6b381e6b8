/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { startTransition, use, useState } from 'react';
import { announceNavigation } from '@/lib/navigation/navigation-start';
import { PageLoader } from './page-loader';

let arrive: () => void = () => undefined;

/** As the router does it: the next page is a promise, awaited in a transition. */
function Area() {
  const [page, setPage] = useState<Promise<string> | string>('/teacher/profile');
  const pathname = typeof page === 'string' ? page : use(page);
  const go = (url: string, lands = url) =>
    startTransition(() => {
      announceNavigation(url);
      setPage(new Promise<string>((resolve) => (arrive = () => resolve(lands))));
    });
  return (
    <PathnameContext value={pathname}>
      <p>Страница {pathname}</p>
      <button onClick={() => go('/teacher/journal')}>Журнал</button>
      <button onClick={() => go('/student/profile')}>Ученик</button>
      <button onClick={() => go('/teacher/profile?class=5#list')}>Класс</button>
      <button onClick={() => go('/prosv/subjects', '/teacher/profile')}>Предметы</button>
      <PageLoader />
    </PathnameContext>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const end = () => act(async () => arrive());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const cover = () => screen.getByRole('status').firstElementChild;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the page loader', () => {
  test('[UI-02] covers the page when the next one takes longer than 400 ms', async () => {
    render(<Area />);
    await press('Журнал');
    await pass(399);
    expect(cover()).toBeNull();
    await pass(1);
    expect(cover()).toHaveClass('fixed', 'inset-0');
    expect(screen.getByRole('status')).toHaveTextContent('Открываем страницу…');
    expect(screen.getByText('Страница /teacher/profile')).toBeInTheDocument();
  });

  test('[UI-02] fades for 300 ms with the first change of the route, then is removed', async () => {
    render(<Area />);
    await press('Журнал');
    await pass(5_000);
    await end();
    expect(screen.getByText('Страница /teacher/journal')).toBeInTheDocument();
    expect(cover()).toHaveClass('duration-300', 'opacity-0', 'pointer-events-none');
    expect(screen.getByRole('status')).toHaveTextContent('');
    await pass(299);
    expect(cover()).not.toBeNull();
    await pass(1);
    expect(cover()).toBeNull();
  });

  test('[UI-02] does not show at all when the next page is quick', async () => {
    render(<Area />);
    await press('Журнал');
    await pass(300);
    await end();
    await pass(1_000);
    expect(cover()).toBeNull();
  });

  test('[UI-02] is removed when a redirect leads back to the same page', async () => {
    render(<Area />);
    await press('Предметы');
    await pass(1_000);
    expect(cover()).not.toBeNull();
    await end();
    await pass(300);
    expect(cover()).toBeNull();
  });

  test('[UI-02] does not appear when only query or fragment change', async () => {
    render(<Area />);
    await press('Класс');
    await pass(5_000);
    expect(cover()).toBeNull();
  });

  test('[UI-02] comes again for the next slow page, also while it fades', async () => {
    render(<Area />);
    await press('Журнал');
    await pass(1_000);
    await end();
    await pass(100);
    await press('Ученик');
    await pass(400);
    expect(cover()).not.toHaveClass('opacity-0');
    await end();
    await pass(300);
    expect(cover()).toBeNull();
  });
});
