/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callWeb } from '@/lib/browser/call-web';
import { type FailedDelivery, type OutboxState } from '@/lib/contract/cms/cms-deliveries';
import { failureCauses } from '@/lib/contract/diary/failure-cause';
import { DeliveriesOverview } from './deliveries-overview';

jest.mock('@/lib/browser/call-web');
const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const call = jest.mocked(callWeb);
const now = new Date('2026-11-23T12:00:00Z');
const id = '6b1b5a9e-5d0a-4d3c-9d42-0d8d0a8f0a11';
const failedOne: FailedDelivery = {
  ...{ id, kind: 'delivery', provider: 'dnevnik', title: 'Дроби', groupName: '5А' },
  ...{ since: '2026-11-22T09:00:00.000Z', cause: 'unbound' },
};
const stateOf = (rest: Partial<OutboxState>): OutboxState => ({
  ...{ kind: 'delivery', provider: 'dnevnik', waiting: 0, oldestSince: null, failed: 0, ...rest },
});
type Given = Partial<Parameters<typeof DeliveriesOverview>[0]>;
const show = (given: Given = {}) =>
  render(
    <DeliveriesOverview
      states={[stateOf({ failed: given.failed?.length ?? 0 }), stateOf({ kind: 'mark' })]}
      failed={[]}
      retries={[]}
      timeZone="Europe/Moscow"
      now={now}
      {...given}
    />,
  );
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const reply = (status: number, content: object) =>
  call.mockResolvedValue({ ok: status === 200, status, value: content, content } as never);
const failedRows = () =>
  within(screen.getByRole('table', { name: /^Что не\sдошло/ }))
    .getAllByRole('row')
    .slice(1);

beforeEach(() => jest.clearAllMocks());

test('[DIARY-06] without anything it says that all has arrived, and offers nothing to repeat', () => {
  show();
  expect(screen.getByText('Всё дошло')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[DIARY-06] what waits is counted for each kind and diary, with the age of the oldest', () => {
  show({
    states: [
      stateOf({ waiting: 3, oldestSince: '2026-11-23T09:30:00.000Z', failed: 7 }),
      stateOf({ provider: 'eljur', waiting: 11 }),
      stateOf({ kind: 'mark', waiting: 5 }),
    ],
  });
  const homework = screen.getByRole('region', { name: 'Задания' });
  expect(homework).toHaveTextContent(/Дневник\.руЖдут3Дольше всех2\sчасаНе\sдошли7ЭлЖурЖдут11/);
  expect(screen.getByRole('region', { name: 'Отметки' })).toHaveTextContent(/Ждут5Дольше всех—/);
  expect(screen.getByText(/^0 новых из\s7$/)).toBeVisible();
});

test('[DIARY-06] while something waits it is not said that all has arrived', () => {
  show({ states: [stateOf({ waiting: 1 })] });
  expect(screen.getByText(/^Остальное в\sпути$/)).toBeVisible();
  expect(screen.queryByText('Всё дошло')).toBeNull();
});

test.each([...Object.entries(failureCauses), [null, 'Причина не\u00A0сохранилась']] as [
  FailedDelivery['cause'],
  string,
][])('[DIARY-06] a failure because of %s is told in words', (cause, words) => {
  show({ failed: [{ ...failedOne, cause }] });
  const [row] = failedRows();
  const spaced = (text: string) => text.replaceAll('\u00A0', ' ');
  expect(spaced(row?.textContent ?? '')).toContain(spaced(words));
  expect(row).toHaveTextContent(/Дроби.*задание, 5А.*Дневник\.ру.*22\sноября, 12:00/);
});

test('[DIARY-06] one is tried again by its id, once for many presses, and the page is fresh then', async () => {
  let answer: (value: object) => void = () => undefined;
  call.mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
  show({ failed: [failedOne] });
  for (const _ of [1, 2, 3]) await press('Повторить: Дроби, задание, 5А');
  expect(call.mock.calls).toEqual([['retryDeliveries', { id }]]);
  expect(screen.getByRole('button', { name: 'Повторить все' })).toBeDisabled();
  await act(async () => answer({ ok: true, value: { retried: 1 } }));
  expect(screen.getByRole('status')).toHaveTextContent('Передаём ещё раз: 1');
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { name: /^Не\sдошли$/ })).toHaveFocus();
});

test('[DIARY-06] all are tried again by one press', async () => {
  reply(200, { retried: 12 });
  show({ failed: [failedOne] });
  await press('Повторить все');
  expect(call.mock.calls).toEqual([['retryDeliveries', { all: true }]]);
  expect(screen.getByRole('status')).toHaveTextContent('Передаём ещё раз: 12');
});

test.each([
  [200, { retried: 0 }, 'status', /Кто-то успел раньше/, 1],
  [404, { code: 'not_found' }, 'alert', /Этого больше нет/, 1],
  [401, { code: 'unauthorized' }, 'alert', /время входа истекло/, 0],
  [503, { code: 'unavailable' }, 'alert', /Не\sповторено/, 0],
  [502, {}, 'alert', /Не\sповторено/, 0],
] as const)('[DIARY-06] after %i %j it says so', async (status, content, role, words, times) => {
  reply(status, content);
  show({ failed: [failedOne] });
  await press('Повторить: Дроби, задание, 5А');
  expect(screen.getByRole(role)).toHaveTextContent(words);
  expect(refresh).toHaveBeenCalledTimes(times);
  const link = screen.queryByRole('link', { name: /^Войти/ });
  expect(link?.getAttribute('href') ?? null).toBe(
    status === 401 ? '/cms/login?returnUrl=%2Fcms%2Fdeliveries' : null,
  );
});

test('[DIARY-06] while something waits the page renews itself, unless nobody looks', () => {
  jest.useFakeTimers();
  const { unmount } = show({ states: [stateOf({ waiting: 1 })] });
  act(() => jest.advanceTimersByTime(5_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  const looks = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => jest.advanceTimersByTime(60_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  looks.mockRestore();
  unmount();
  show();
  act(() => jest.advanceTimersByTime(60_000));
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('[DIARY-06] who tried what again is listed', () => {
  const one = { retriedAt: '2026-11-23T09:00:00.000Z', retriedBy: 'Дымов Роман' };
  show({
    retries: [
      { ...one, id, kind: null, count: 12 },
      { ...one, id: '7b1b5a9e-5d0a-4d3c-9d42-0d8d0a8f0a11', kind: 'mark', count: 1 },
    ],
  });
  const rows = within(screen.getByRole('table', { name: 'Кто что повторял' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(/12:00Дымов Романвсё, что не\sдошло12$/);
  expect(rows[2]).toHaveTextContent(/отметка1$/);
});
