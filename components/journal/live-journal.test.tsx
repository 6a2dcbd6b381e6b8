/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { callApi } from '@/lib/api/call-api';
import type { Journal } from '@/lib/contract/journal/journal';
import type { Failure } from '@/lib/contract/call/result';
import { periodOf } from '@/lib/journal/period/period';
import { LiveJournal } from './live-journal';
import { fakeEventSource, FakeEventSource } from './live/event-source.fixture';
// What comes late in the browser is at hand here: loading it takes its time.
import '@/components/ui/select/select';

jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

type Class = Journal['classes'][number];
type Mark = Class['students'][number]['marks'][number];

const mark = (part: Partial<Mark>): Mark => ({
  taskHash: 'babebibobubabebi',
  attemptCode: 'babebibobubabebibobu',
  finishedAt: null,
  score: null,
  grade: null,
  awaitingCount: 0,
  isReturned: false,
  answeredCount: 3,
  stepCount: 12,
  ...part,
});
const done = (score: number, grade: number) =>
  mark({ finishedAt: '2026-03-04T09:00:00Z', score, grade });

const known = { hasAccount: true, sameBrowser: [] };
const fifth: Class = {
  classId: '5-А',
  classNumber: 5,
  classLetter: '(А)',
  homework: [
    {
      taskHash: 'babebibobubabebi',
      title: 'Дроби',
      createdAt: '2026-03-04T21:30:00Z',
      dueAt: null,
      state: 'open',
    },
    {
      taskHash: 'zuzuzuzuzuzuzuzu',
      title: 'Деление',
      createdAt: '2026-03-01T06:00:00Z',
      dueAt: null,
      state: 'open',
    },
  ],
  students: [
    { userId: 's1', surname: 'Белов', name: 'Миша', ...known, marks: [done(92, 5)] },
    { userId: 's2', surname: 'Зорина', name: 'Вера', ...known, marks: [mark({})] },
  ],
};
const frame = {
  period: periodOf('week', '2026-03-04'),
  ...{ today: '2026-03-04', teacherName: 'Анна', timeZone: 'Europe/Moscow' },
};

function open(...classes: Class[]) {
  return render(
    <LiveJournal journal={{ classes }} loadedAt="2026-03-04T09:04:00Z" frame={frame} />,
  );
}

const reply = (...classes: Class[]) => called.mockResolvedValue({ ok: true, value: { classes } });
const refuse = (failure: Partial<Failure>) =>
  called.mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', status: 0, requestId: '', ...failure },
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const plain = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim();
const rows = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => plain(cell)),
  );

fakeEventSource();
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  localStorage.clear();
});

describe('the journal', () => {
  test('[HW-06] shows what the stream tells of the students', async () => {
    reply(fifth);
    open(fifth);
    await act(() => FakeEventSource.last.send({ kind: 'hello' }));
    await pass(0);
    const changed = { userId: 's2', mark: done(60, 4) };
    act(() => FakeEventSource.last.send({ kind: 'marks', marks: [changed] }));
    expect(rows()[2]?.[1]).toBe('4 60 %');
    expect(called).toHaveBeenCalledTimes(1);
  });

  test('[HW-06] another period is followed from its own beginning', async () => {
    const { rerender } = open(fifth);
    const later = { ...frame, period: periodOf('week', '2026-03-11') };
    const journal = { classes: [{ ...fifth, homework: fifth.homework.slice(0, 1) }] };
    reply(...journal.classes);
    rerender(<LiveJournal journal={journal} loadedAt="2026-03-11T09:04:00Z" frame={later} />);
    expect(screen.queryByText('Деление')).toBeNull();
    await pass(5_100);
    const query = { from: '2026-03-08T21:00:00.000Z', until: '2026-03-15T21:00:00.000Z' };
    expect(called).toHaveBeenLastCalledWith('getJournal', { query });
  });

  test('[HW-06] follows the work of the students without a stream', async () => {
    const zorina = {
      userId: 's2',
      surname: 'Зорина',
      name: 'Вера',
      ...known,
      marks: [done(60, 4)],
    };
    reply({ ...fifth, students: [zorina] });
    open(fifth);
    expect(called).not.toHaveBeenCalled();
    await pass(5_100);
    expect(rows()[1]?.[1]).toBe('4 60 %');
    const query = { from: '2026-03-01T21:00:00.000Z', until: '2026-03-08T21:00:00.000Z' };
    expect(called).toHaveBeenCalledWith('getJournal', { query });
  });

  test('[HW-06] says when it cannot follow, keeps what it has, and goes on by itself', async () => {
    refuse({});
    open(fifth);
    await pass(5_100);
    expect(screen.getByRole('status')).toHaveTextContent('Журнал не обновляется');
    expect(screen.getByRole('status')).toHaveTextContent('Отметки показаны на 12:04');
    expect(rows()[1]?.[1]).toBe('5 92 %');
    reply(fifth);
    await pass(7_600);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('[AUTH-12] leads to the sign-in and back when the session has expired', async () => {
    refuse({ code: 'token_invalid', status: 401 });
    open(fifth);
    await pass(5_100);
    expect(screen.getByRole('link', { name: 'Войти снова' })).toHaveAttribute(
      'href',
      '/logout?expired=&returnUrl=%2Fteacher%2Fjournal',
    );
  });
});
