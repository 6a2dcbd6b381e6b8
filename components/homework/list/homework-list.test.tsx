/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import { LazyOverlayHost } from '@/components/ui/overlay/lazy-overlay-host';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import type { Failure } from '@/lib/contract/call/result';
import { HomeworkList } from './homework-list';

jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/profile' }));
jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

const homework = (part: Partial<HomeworkSummary>): HomeworkSummary => ({
  taskHash: 'babebibobubabebi',
  title: 'Дроби',
  subjectId: 1,
  grade: 5,
  state: 'open',
  policy: { dueAt: null, attempts: 2, feedback: 'after_finish', accountsOnly: false },
  createdAt: '2026-03-04T06:05:00Z',
  stepCount: 4,
  startedCount: 3,
  finishedCount: 2,
  delivery: null,
  ...part,
});

const open = (...list: HomeworkSummary[]) =>
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

const refuse = (failure: Partial<Failure>) =>
  called.mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', status: 0, requestId: '', ...failure },
  });

const notification = () => screen.findByRole('group', { name: 'Готово' });
const item = (name: string) => within(screen.getByRole('article', { name }));

beforeEach(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
});
afterEach(() => jest.clearAllMocks());

describe("the list of the teacher's homework", () => {
  test('[HW-09] tells title, subject, grade, size, time and how far the class is', () => {
    // Of a year that is not the present one, so that the year is told on any day.
    open(
      homework({ createdAt: '2099-03-04T06:05:00Z' }),
      homework({ taskHash: 'zuzuzuzuzuzuzuzu', title: 'Новое', startedCount: 0 }),
    );
    const text = screen.getByRole('article', { name: 'Дроби' }).textContent?.replace(/\s/g, ' ');
    for (const part of ['Математика, 5 класс', '4 задания', '4 марта 2099, 09:05', 'Открыто'])
      expect(text).toContain(part);
    expect(text).toContain('Начали 3, закончили 2');
    expect(item('Новое').getByText(/никто/)).toBeVisible();
  });

  test('[HW-09] copies the link of a homework', async () => {
    const user = userEvent.setup();
    open(homework({}));
    await user.click(item('Дроби').getByRole('button', { name: 'Скопировать ссылку' }));
    expect(await navigator.clipboard.readText()).toBe(
      'https://tetradi.example.ru/student/babebibobubabebi',
    );
    expect(await notification()).toHaveTextContent('Ссылка скопирована');
  });

  test('[HW-09] closes a homework and opens it again', async () => {
    const user = userEvent.setup();
    open(homework({}));
    called.mockResolvedValueOnce({ ok: true, value: homework({ state: 'closed' }) });
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(called).toHaveBeenLastCalledWith('changeHomework', {
      params: { taskHash: 'babebibobubabebi' },
      body: { state: 'closed' },
    });
    expect(screen.getByText('Закрыто')).toBeVisible();
    expect(await notification()).toHaveTextContent('Задание «Дроби» закрыто');
    expect(screen.queryByRole('button', { name: 'Скопировать ссылку' })).toBeNull();
    called.mockResolvedValueOnce({ ok: true, value: homework({}) });
    await user.click(screen.getByRole('button', { name: 'Открыть снова' }));
    expect(screen.getByText('Открыто')).toBeVisible();
  });

  test('[HW-09] [UI-07] withdraws a homework only after asking', async () => {
    const user = userEvent.setup();
    open(homework({}));
    await user.click(screen.getByRole('button', { name: 'Отозвать' }));
    const question = await screen.findByRole('alertdialog', { name: /Отозвать задание «Дроби»/ });
    expect(question).toHaveAccessibleDescription(/не\s+смогут закончить/);
    await user.click(screen.getByRole('button', { name: 'Не отзывать' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(called).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Отозвать' }));
    const again = within(await screen.findByRole('alertdialog'));
    called.mockResolvedValueOnce({ ok: true, value: homework({ state: 'withdrawn' }) });
    await user.click(again.getByRole('button', { name: 'Отозвать' }));
    expect(await screen.findByText('Отозвано')).toBeVisible();
    expect(called).toHaveBeenCalledWith('changeHomework', {
      params: { taskHash: 'babebibobubabebi' },
      body: { state: 'withdrawn' },
    });
    expect(await notification()).toHaveTextContent('Задание «Дроби» отозвано');
    expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Открыть снова' })).toBeVisible();
  });

  test('[HW-09] says when closing did not work, and leaves it open', async () => {
    refuse({});
    open(homework({}));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.getByRole('alert')).toHaveTextContent('всё осталось как было');
    expect(screen.getByText('Открыто')).toBeVisible();
  });

  test('[AUTH-12] leads to the sign-in and back when the session has expired', async () => {
    refuse({ code: 'token_invalid', status: 401 });
    open(homework({}));
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.getByRole('link', { name: 'Войти снова' })).toHaveAttribute(
      'href',
      '/logout?expired=&returnUrl=%2Fteacher%2Fprofile',
    );
  });

  test('one that is past its due date cannot be opened again', () => {
    const dueAt = '2026-03-05T06:05:00Z';
    const policy = { dueAt, attempts: 2, feedback: 'after_finish', accountsOnly: false } as const;
    open(homework({ state: 'closed', policy }));
    expect(screen.queryByRole('button', { name: 'Открыть снова' })).toBeNull();
  });

  test('[HW-09] an empty one says what to do first', () => {
    open();
    expect(screen.getByText('Заданий пока нет')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Собрать первое задание' })).toHaveAttribute(
      'href',
      '/homework/new',
    );
  });
});

test('[TRUST-01] what was right is released to everybody once it is confirmed, and only where it is kept', async () => {
  const policy = { dueAt: null, attempts: 2, feedback: 'everybody' as const, accountsOnly: false };
  called.mockResolvedValue({ ok: true, value: homework({ policy }) } as never);
  open(homework({}));
  const button = () => screen.queryByRole('button', { name: 'Показать разбор' });
  await userEvent.click(button() as HTMLElement);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Показать' }));
  await waitFor(() => expect(button()).toBeNull());
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
    { policy: { dueAt: null, attempts: 2, feedback: 'never', accountsOnly: false } },
  ],
])('[TRUST-01] there is nothing to release where %s', (_, part) => {
  open(homework(part));
  expect(screen.queryByRole('button', { name: 'Показать разбор' })).toBeNull();
});

test('[TRUST-02] accounts are asked for, and no more, once it is confirmed', async () => {
  const policy = (accountsOnly: boolean) => ({ ...homework({}).policy, accountsOnly });
  open(homework({}));
  const change = async (button: RegExp, confirm: RegExp, accountsOnly: boolean) => {
    called.mockResolvedValue({
      ok: true,
      value: homework({ policy: policy(accountsOnly) }),
    } as never);
    await userEvent.click(screen.getByRole('button', { name: button }));
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
  expect(screen.getByRole('button', { name: /^Только с.учётной записью$/ })).toBeVisible();
});

test('[TRUST-02] who begins a closed homework is not asked about', () => {
  open(homework({ state: 'closed' }));
  expect(screen.queryByRole('button', { name: /учётной записи/ })).toBeNull();
});
