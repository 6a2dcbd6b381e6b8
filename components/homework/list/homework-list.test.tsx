/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import type { Failure } from '@/lib/contract/call/result';
import { HomeworkList } from './homework-list';
// What comes late in the browser is at hand here: loading it takes its time.
import '@/components/ui/menu/menu';

jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/profile' }));
jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

const homework = (part: Partial<HomeworkSummary>): HomeworkSummary => ({
  taskHash: 'babebibobubabebi',
  title: 'Дроби',
  subjectId: 1,
  grade: 5,
  state: 'open',
  policy: { dueAt: null, attempts: 2, feedback: 'after_finish', accountsOnly: false, hintCost: 10 },
  createdAt: '2026-03-04T06:05:00Z',
  stepCount: 4,
  startedCount: 3,
  finishedCount: 2,
  delivery: null,
  ...part,
});

const open = async (...list: HomeworkSummary[]) => {
  render(
    <>
      <HomeworkList
        homework={list}
        publicOrigin="https://tetradi.example.ru"
        timeZone="Europe/Moscow"
      />
      <LazyOverlayHost />
    </>,
  );
  if (list.length > 0) await screen.findAllByRole('button', { name: 'Действия' });
};

const refuse = (failure: Partial<Failure>) =>
  called.mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', status: 0, requestId: '', ...failure },
  });

const notification = () => screen.findByRole('group', { name: 'Готово' });
/** Opens the menu of the only homework. */
const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Действия' }));
/** Chooses from it. */
const choose = async (name: string | RegExp) => {
  await openMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
/** What can be chosen. */
const choices = async () => {
  await openMenu();
  const found = (await screen.findAllByRole('menuitem')).map(({ textContent }) =>
    textContent.replace(/\s/g, ' '),
  );
  await userEvent.keyboard('{Escape}');
  return found;
};
const item = (name: string) => within(screen.getByRole('article', { name }));

// jsdom has none; a choice by keyboard becomes a click of this type.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;
beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});
afterEach(() => jest.clearAllMocks());

describe("the list of the teacher's homework", () => {
  test('[HW-09] tells title, subject, grade, size, time and how far the class is', async () => {
    // Of a year that is not the present one, so that the year is told on any day.
    await open(
      homework({ createdAt: '2099-03-04T06:05:00Z' }),
      homework({ taskHash: 'zuzuzuzuzuzuzuzu', title: 'Новое', startedCount: 0 }),
    );
    const text = screen.getByRole('article', { name: 'Дроби' }).textContent?.replace(/\s/g, ' ');
    for (const part of ['Математика, 5 класс', '4 задания', '4 марта 2099, 09:05', 'Открыто'])
      expect(text).toContain(part);
    expect(text).toContain('Сдали 2 из 3');
    expect(item('Дроби').getByRole('progressbar')).toHaveAccessibleName('Сдали работу');
    expect(item('Новое').getByText(/никто/)).toBeVisible();
  });

  test('[HW-09] leads to its work in the journal, from the title too', async () => {
    await open(homework({ state: 'closed' }));
    const journal = '/teacher/journal/homework/babebibobubabebi';
    for (const name of ['Дроби', /^Открыть в.журнале$/])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', journal);
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: /^Открыть в.журнале$/ })).toHaveAttribute(
      'href',
      journal,
    );
  });

  test('[HW-09] copies the link of a homework', async () => {
    const user = userEvent.setup();
    await open(homework({}));
    await user.click(item('Дроби').getByRole('button', { name: 'Скопировать ссылку' }));
    expect(await navigator.clipboard.readText()).toBe(
      'https://tetradi.example.ru/student/babebibobubabebi',
    );
    expect(await notification()).toHaveTextContent('Ссылка скопирована');
  });

  test('[HW-09] closes a homework and opens it again', async () => {
    await open(homework({}));
    called.mockResolvedValueOnce({ ok: true, value: homework({ state: 'closed' }) });
    await choose('Закрыть');
    expect(called).toHaveBeenLastCalledWith('changeHomework', {
      params: { taskHash: 'babebibobubabebi' },
      body: { state: 'closed' },
    });
    expect(screen.getByText('Закрыто')).toBeVisible();
    expect(await notification()).toHaveTextContent('Задание «Дроби» закрыто');
    expect(screen.queryByRole('button', { name: 'Скопировать ссылку' })).toBeNull();
    called.mockResolvedValueOnce({ ok: true, value: homework({}) });
    await choose('Открыть снова');
    expect(screen.getByText('Открыто')).toBeVisible();
  });

  test('[HW-09] [UI-07] withdraws a homework only after asking', async () => {
    const user = userEvent.setup();
    await open(homework({}));
    await choose('Отозвать');
    const question = await screen.findByRole('alertdialog', { name: /Отозвать задание «Дроби»/ });
    expect(question).toHaveAccessibleDescription(/не\s+смогут закончить/);
    await user.click(screen.getByRole('button', { name: 'Не отзывать' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(called).not.toHaveBeenCalled();
    await choose('Отозвать');
    const again = within(await screen.findByRole('alertdialog'));
    called.mockResolvedValueOnce({ ok: true, value: homework({ state: 'withdrawn' }) });
    await user.click(again.getByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByText('Отозвано')).toBeVisible();
    expect(called).toHaveBeenCalledWith('changeHomework', {
      params: { taskHash: 'babebibobubabebi' },
      body: { state: 'withdrawn' },
    });
    expect(await notification()).toHaveTextContent('Задание «Дроби» отозвано');
    expect(await choices()).toEqual(['Открыть в журнале', 'Открыть снова']);
  });

  test('[HW-09] says when closing did not work, and leaves it open', async () => {
    refuse({});
    await open(homework({}));
    await choose('Закрыть');
    expect(screen.getByRole('alert')).toHaveTextContent('всё осталось как было');
    expect(screen.getByText('Открыто')).toBeVisible();
  });

  test('[AUTH-12] leads to the sign-in and back when the session has expired', async () => {
    refuse({ code: 'token_invalid', status: 401 });
    await open(homework({}));
    await choose('Закрыть');
    expect(screen.getByRole('link', { name: 'Войти снова' })).toHaveAttribute(
      'href',
      '/logout?expired=&returnUrl=%2Fteacher%2Fprofile',
    );
  });

  test('one that is past its due date cannot be opened again', async () => {
    const dueAt = '2026-03-05T06:05:00Z';
    const policy = {
      dueAt,
      attempts: 2,
      feedback: 'after_finish',
      accountsOnly: false,
      hintCost: 10,
    } as const;
    await open(homework({ state: 'closed', policy }));
    expect(await choices()).toEqual(['Открыть в журнале', 'Изменить срок', 'Отозвать']);
  });

  test('[HW-09] an empty one says what to do first', async () => {
    await open();
    expect(screen.getByText('Заданий пока нет')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Собрать первое задание' })).toHaveAttribute(
      'href',
      '/homework/new',
    );
  });
});

test('[TRUST-01] what was right is released to everybody once it is confirmed, and only where it is kept', async () => {
  const policy = {
    dueAt: null,
    attempts: 2,
    feedback: 'everybody' as const,
    accountsOnly: false,
    hintCost: 10,
  };
  called.mockResolvedValue({ ok: true, value: homework({ policy }) } as never);
  await open(homework({}));
  await choose('Показать разбор');
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await choices()).not.toContain('Показать разбор');
  expect(called.mock.calls.at(-1)).toEqual([
    'changeHomework',
    { params: { taskHash: homework({}).taskHash }, body: { feedback: 'everybody' } },
  ]);
});

test.each<[string, Partial<HomeworkSummary>]>([
  ['nobody has finished', { finishedCount: 0 }],
  ['it is closed', { state: 'closed' }],
  [
    'nothing is told',
    { policy: { dueAt: null, attempts: 2, feedback: 'never', accountsOnly: false, hintCost: 10 } },
  ],
])('[TRUST-01] there is nothing to release where %s', async (_, part) => {
  await open(homework(part));
  expect(await choices()).not.toContain('Показать разбор');
});

test('[TRUST-02] accounts are asked for, and no more, once it is confirmed', async () => {
  const policy = (accountsOnly: boolean) => ({ ...homework({}).policy, accountsOnly });
  await open(homework({}));
  const change = async (button: RegExp, confirm: RegExp, accountsOnly: boolean) => {
    called.mockResolvedValue({
      ok: true,
      value: homework({ policy: policy(accountsOnly) }),
    } as never);
    await choose(button);
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(called.mock.calls.at(-1)).toEqual([
      'changeHomework',
      { params: { taskHash: homework({}).taskHash }, body: { accountsOnly } },
    ]);
  };
  await change(/^Только с.учётной записью$/, /^Только с.учётной записью$/, true);
  expect(screen.getByText(/^Только с.учётной записью$/)).toBeVisible();
  await change(/^Пускать и.без учётной записи$/, /^Пускать всех$/, false);
  expect(await choices()).toContain('Только с учётной записью');
});

test('[TRUST-02] who begins a closed homework is not asked about', async () => {
  await open(homework({ state: 'closed' }));
  expect((await choices()).filter((title) => /учётной/.test(title))).toEqual([]);
});
