/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { SWRConfig } from 'swr';
import { callApi } from '@/lib/api/call-api';
import type { JournalHelp } from '@/lib/contract/journal/help';
import type { JournalClass } from '@/lib/contract/journal/journal';
import {
  classOf,
  doneFor,
  homeworkCalled,
  markFor,
  NOW,
  studentCalled,
} from '@/lib/journal/marks/journal.fixture';
import { periodOf } from '@/lib/journal/period/period';
import { JournalView } from './journal-view';
// What comes late in the browser is at hand here: loading it takes its time.
import '@/components/ui/select/select';
import './help/help-panel';
import './print/printed-journal';
import './save/save-sheet';

jest.mock('@/lib/api/call-api');
// The address is Next's in the browser.
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
}));
const called = jest.mocked(callApi);

const homework = [
  homeworkCalled('a', { title: 'Дроби', createdAt: '2026-11-16T21:30:00Z' }),
  homeworkCalled('b', { title: 'Деление', dueAt: '2026-11-20T20:59:00Z' }),
];
const fifth = classOf(
  homework,
  studentCalled('Белов', doneFor('a', 92), doneFor('b', 70, '2026-11-23T09:00:00Z')),
  studentCalled('Зорина', markFor('a')),
);
const sixth: JournalClass = {
  ...{ classId: '6-Б', classNumber: 6, classLetter: '(Б)', homework: [] },
  students: [studentCalled('Юдин')],
};
const frame = {
  period: periodOf('week', '2026-11-16'),
  ...{ today: '2026-11-24', teacherName: 'Анна Ильина', timeZone: 'Europe/Moscow' },
};
const view = (...classes: JournalClass[]) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <JournalView journal={{ classes }} frame={frame} now={NOW} onChanged={() => undefined} />
  </SWRConfig>
);
/** Until what comes late is there, too. */
async function open(...classes: JournalClass[]) {
  const opened = render(view(...classes));
  if (classes[0]?.homework.length) await screen.findByRole('combobox', { name: 'Задание' });
  return opened;
}
const plain = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ').trim();
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => plain(cell as HTMLElement)));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

afterEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/teacher/journal');
});

describe('the journal of a class', () => {
  test('[HW-06] is a table of students and homework with marks, averages and what is late', async () => {
    await open(fifth);
    expect(screen.getByRole('table', { name: /5А.класс.*16–22.ноября.2026/ })).toBeVisible();
    expect(rows()).toEqual([
      ['Ученик', 'Средняя', 'Дроби 17 ноября', 'Деление 16 ноября, до 20 ноября'],
      ['Белов Юля', '4,5 поздно 1', '5 92 %', '4 70 % поздно'],
      ['Зорина Юля', '—нет отметок не начато 1 поздно 1', '3 из 12', 'не начато срок прошёл'],
      ['Средняя', '', '5', '4 не начато 1 поздно 2'],
    ]);
    const links = within(screen.getByRole('table')).getAllByRole('link', { name: /92/ });
    expect(links[0]).toHaveAttribute('href', '/teacher/journal/attempt/babebibobubabebibobu');
  });

  test('[HW-06] switches between grade and percent and keeps the choice', async () => {
    const { unmount } = await open(fifth);
    expect(screen.getByRole('radio', { name: 'Оценка' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Процент' }));
    expect(rows()[1]).toEqual([
      'Белов Юля',
      '81 % поздно 1',
      '92 % оценка 5',
      '70 % оценка 4 поздно',
    ]);
    unmount();
    await open(fifth);
    expect(screen.getByRole('radio', { name: 'Процент' })).toBeChecked();
  });

  test('[HW-06] shows one class at a time, and the address keeps which', async () => {
    const { rerender } = await open(fifth, sixth);
    await userEvent.click(screen.getByRole('radio', { name: /6Б.класс/ }));
    expect(decodeURIComponent(window.location.search)).toBe(
      '?class=6-Б&period=week&from=2026-11-16',
    );
    rerender(view(fifth, sixth));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/за.этот период у.класса нет заданий/i)).toBeVisible();
  });

  test.each(['7-Ы', 'constructor', '', '<b>', '9'.repeat(10_000)])(
    '[HW-06] a class that is not there is the first one, %#',
    async (name) => {
      window.history.replaceState(null, '', `?class=${encodeURIComponent(name.slice(0, 2_000))}`);
      await open(fifth, sixth);
      expect(screen.getByRole('table', { name: /5А/ })).toBeVisible();
      expect(screen.queryAllByText(/7Ы.класс: за.этот период/)).toHaveLength(
        name === '7-Ы' ? 1 : 0,
      );
    },
  );

  test('[HW-06] leads to the periods before, after and around', async () => {
    await open(fifth);
    const nav = within(screen.getByRole('navigation', { name: 'Период' }));
    const addressOf = (name: string) =>
      decodeURIComponent(nav.getByRole('link', { name }).getAttribute('href') ?? '');
    expect(addressOf('Предыдущая неделя')).toContain('class=5-А&period=week&from=2026-11-09');
    expect(addressOf('Следующая неделя')).toContain('from=2026-11-23');
    expect(addressOf('Четверть')).toContain('period=term&from=2026-11-01');
    expect(addressOf('Год')).toContain('period=year&from=2026-09-01');
    expect(nav.getByRole('link', { current: true })).toHaveTextContent('Неделя');
  });

  test('[HW-06] where nobody is it says what to do, and leads to other periods', async () => {
    await open();
    expect(screen.getByText(/в.журнале никого нет/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Создать задание' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Год' })).toBeVisible();
  });
});

describe('on a phone', () => {
  const list = () => within(screen.getByRole('region', { name: /Отметки за.задание/ }));

  test('[HW-06] one homework is shown at a time, the newest first', async () => {
    await open(fifth);
    expect(list().getAllByRole('listitem').map(plain)).toEqual([
      'Белов Юля5 92 %',
      'Зорина Юля3 из 12',
    ]);
    await userEvent.click(list().getByRole('combobox', { name: 'Задание' }));
    await userEvent.click(await screen.findByRole('option', { name: /Деление/ }));
    expect(list().getAllByRole('listitem').map(plain)).toEqual([
      'Белов Юля4 70 % поздно',
      'Зорина Юляне начато срок прошёл',
    ]);
    expect(list().getByText('не начали').parentElement).toHaveTextContent('1');
  });
});

describe('for the projector', () => {
  test('[HW-06] no name and no way to one is on the page, as long as the tab is open', async () => {
    const { container, unmount } = await open(fifth);
    await press('Для проектора');
    expect(container).not.toHaveTextContent(/Белов|Зорина/);
    expect(rows().map(([name]) => name)).toEqual(['Ученик', 'Ученик 1', 'Ученик 2', 'Средняя']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links.filter((href) => href.includes('/attempt/'))).toEqual([]);
    unmount();
    const again = await open(fifth);
    expect(again.container).not.toHaveTextContent(/Белов|Зорина/);
    await press('Для проектора');
    expect(rows()[1]?.[0]).toBe('Белов Юля');
  });

  test('[HW-06] who begins meanwhile is the last: numbers stay whose they are', async () => {
    const { rerender } = await open(fifth);
    await press('Для проектора');
    const averages = () => rows().map(([name, average]) => `${name}: ${average?.slice(0, 3)}`);
    const before = averages();
    const newcomer = { ...studentCalled('Абрамов', doneFor('a', 20)), userId: '0' };
    rerender(view({ ...fifth, students: [newcomer, ...fifth.students] }));
    expect(averages().slice(0, 3)).toEqual(before.slice(0, 3));
    expect(averages()[3]).toBe('Ученик 3: 2 н');
  });

  test('[HW-06] files and paper have no names then', async () => {
    const made: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => `blob:${made.push(blob)}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { container } = await open(fifth);
    await press('Скачать CSV');
    await waitFor(() => expect(made).toHaveLength(1));
    expect(await textOf(made[0])).toContain('Белов');
    await press('Для проектора');
    await press('Скачать CSV');
    await waitFor(() => expect(made).toHaveLength(2));
    expect(await textOf(made[1])).not.toContain('Белов');
    expect(await textOf(made[1])).toContain('Ученик 1');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(container.querySelector('[data-print]')).toHaveTextContent('Ученик 1');
    expect(container).not.toHaveTextContent(/Белов/);
  });
});

const textOf = (blob: Blob | undefined) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob ?? new Blob());
  });

test('[HW-06] paper says class, period and teacher, and has all columns', async () => {
  const many = Array.from({ length: 40 }, (_, index) => homeworkCalled(`h${index}`));
  const { container } = await open(classOf(many, studentCalled('Белов')));
  expect(container.querySelector('[data-print]')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = container.querySelector<HTMLElement>('[data-print]');
  expect(paper).toHaveTextContent(/Журнал, 5А класс, 16–22 ноября 2026.*часть 1 из.5/);
  expect(paper).toHaveTextContent('Учитель: Анна Ильина');
  for (const { title } of many) expect(paper).toHaveTextContent(title);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(container.querySelector('[data-print]')).toBeNull();
});

describe('who may need help', () => {
  const task = {
    ...{ taskHash: 'babebibobubabebi', title: 'Дроби', subjectId: 1, stepNumber: 2, taskId: 't1' },
    ...{ prompt: 'Сколько будет?', right: 1, partly: 0, wrong: 3 },
    commonestWrong: [{ own: { form: 'list', ordered: false, items: [{ text: '111' }] }, count: 3 }],
  };
  const reply = (help: Partial<JournalHelp>) =>
    called.mockResolvedValue({
      ok: true,
      value: { tasks: [], homeworkCount: 2, lookedAtCount: 2, ...help },
    } as never);

  test('[HW-06] is asked for when the panel is opened, and leads to the answers', async () => {
    reply({ tasks: [task] as never });
    await open(fifth);
    expect(called).not.toHaveBeenCalled();
    await press('Кому нужна помощь');
    expect(await screen.findByText(/Верно 25.% — 1 из.4/)).toBeVisible();
    expect(screen.getByText('111')).toBeVisible();
    expect(screen.getByRole('link', { name: /Все ответы/ })).toHaveAttribute(
      'href',
      '/teacher/journal/homework/babebibobubabebi/2/t1',
    );
    expect(screen.getByText(/не.начато: 1.работа/)).toBeVisible();
    const query = { from: '2026-11-15T21:00:00.000Z', until: '2026-11-22T21:00:00.000Z' };
    expect(called.mock.calls).toEqual([
      ['getJournalHelp', { query: { ...query, classId: '5-А' } }],
    ]);
  });

  test('[HW-08] says what it takes to see the hardest tasks', async () => {
    reply({ tasks: null });
    await open(fifth);
    await press('Кому нужна помощь');
    expect(await screen.findByRole('link', { name: 'Лицензии' })).toBeVisible();
  });

  test('[HW-06] says when some homework was left out, and when the call fails', async () => {
    reply({ tasks: [task] as never, homeworkCount: 90, lookedAtCount: 40 });
    const { unmount } = await open(fifth);
    await press('Кому нужна помощь');
    expect(await screen.findByText(/в.40.работах, самых новых/)).toBeVisible();
    unmount();
    const error = { code: 'forbidden', status: 403, requestId: '' } as const;
    called.mockResolvedValue({ ok: false, error });
    await open(fifth);
    await press('Кому нужна помощь');
    expect(await screen.findByText(/Трудные задания не.загрузились/)).toBeVisible();
    expect(screen.getByText(/не.начато: 1.работа/)).toBeVisible();
  });
});
