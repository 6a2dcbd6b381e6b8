/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { callApi } from '@/lib/api/call-api';
import type { Journal } from '@/lib/contract/journal/journal';
import type { Failure } from '@/lib/contract/call/result';
import { LiveJournal } from './live-journal';
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
const nameless: Class = { ...fifth, classId: 'none-', classNumber: null, classLetter: '' };

function open(...classes: Class[]) {
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <LiveJournal journal={{ classes }} loadedAt="2026-03-04T09:04:00Z" timeZone="Europe/Moscow" />
    </SWRConfig>,
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

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
  localStorage.clear();
});

describe('the journal', () => {
  test('[HW-06] is a table of students and homework with marks, progress and nothing', () => {
    open(fifth);
    expect(screen.getByRole('table', { name: /5А\sкласс: отметки/ })).toBeVisible();
    expect(screen.getAllByRole('rowheader').map(plain)).toEqual(['Белов Миша', 'Зорина Вера']);
    expect(screen.getAllByRole('columnheader').map(plain)).toEqual([
      'Ученик',
      expect.stringMatching(/^Дроби 5 марта/),
      expect.stringMatching(/^Деление 1 марта/),
    ]);
    expect(rows()).toEqual([[], ['5 92 %', '—не начато'], ['3 из 12', '—не начато']]);
    const address = '/teacher/journal/attempt/babebibobubabebibobu';
    expect(screen.getByRole('link', { name: /92/ })).toHaveAttribute('href', address);
  });

  test('[HW-06] switches between grade and percent and keeps the choice', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { unmount } = open(fifth);
    expect(screen.getByRole('radio', { name: 'Оценка' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Процент' }));
    expect(rows()[1]?.[0]).toBe('92 % оценка 5');
    unmount();
    open(fifth);
    expect(screen.getByRole('radio', { name: 'Процент' })).toBeChecked();
    expect(rows()[1]?.[0]).toBe('92 % оценка 5');
  });

  test('[HW-06] shows one class at a time', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open(fifth, { ...nameless, students: [] });
    expect(screen.getByRole('radio', { name: /5А\sкласс/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Без класса' }));
    expect(screen.getByRole('table', { name: /Без класса/ })).toBeVisible();
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  test('[HW-06] follows the work of the students', async () => {
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
    expect(rows()[1]?.[0]).toBe('4 60 %');
  });

  test('[HW-06] says when it cannot follow, keeps what it has, and goes on by itself', async () => {
    refuse({});
    open(fifth);
    await pass(5_100);
    expect(screen.getByRole('status')).toHaveTextContent('Журнал не обновляется');
    expect(screen.getByRole('status')).toHaveTextContent('Отметки показаны на 12:04');
    expect(rows()[1]?.[0]).toBe('5 92 %');
    reply(fifth);
    await pass(5_100);
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

  test('[HW-06] an empty one says what to do', () => {
    open();
    expect(screen.getByText('В журнале пока никого нет')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Создать задание' })).toBeVisible();
  });
});
