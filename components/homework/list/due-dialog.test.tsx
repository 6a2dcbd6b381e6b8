/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { DueDialog } from './due-dialog';

jest.mock('next/navigation', () => ({ usePathname: () => '/teacher/profile' }));
jest.mock('@/lib/api/call-api');
const called = jest.mocked(callApi);

const homework = (dueAt: string | null): HomeworkSummary => ({
  ...{ taskHash: 'babebibobubabebi', title: 'Дроби', subjectId: 1, grade: 5, state: 'open' },
  policy: { dueAt, attempts: 2, feedback: 'after_finish', accountsOnly: false, hintCost: 10 },
  ...{ createdAt: '2026-03-04T06:05:00Z', stepCount: 4, startedCount: 0, finishedCount: 0 },
  delivery: null,
});
const onChanged = jest.fn();
const open = (dueAt: string | null = null) =>
  render(
    <DueDialog
      open
      onClose={jest.fn()}
      homework={homework(dueAt)}
      timeZone="Asia/Omsk"
      onChanged={onChanged}
    />,
  );
const field = () => screen.getByLabelText(/Начать можно/);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

beforeEach(() => {
  jest.resetAllMocks();
  called.mockResolvedValue({ ok: true, value: homework('2126-03-05T17:59:00.000Z') } as never);
});

test('[HW-09] a due date is set by the clocks of the teacher', async () => {
  open();
  expect((field() as HTMLInputElement).value).toMatch(/T23:59$/);
  expect(field()).toHaveAccessibleDescription(/Asia\/Omsk/);
  type('2126-03-05T23:59');
  await save();
  expect(called.mock.calls).toEqual([
    [
      'changeHomework',
      { params: { taskHash: 'babebibobubabebi' }, body: { dueAt: '2126-03-05T17:59:00.000Z' } },
    ],
  ]);
  expect(onChanged).toHaveBeenCalledWith(homework('2126-03-05T17:59:00.000Z'));
});

test.each([
  ['', /Укажите день и.время/],
  ['2020-01-01T10:00', /Это время уже прошло/],
])('[HW-09] %j is not sent, and said to be wrong', async (value, problem) => {
  open();
  type(value);
  await save();
  expect(field()).toHaveAccessibleDescription(problem);
  expect(called).not.toHaveBeenCalled();
});

test('[HW-09] a due date that is there is shown, and can be taken away', async () => {
  open('2126-03-05T17:59:00.000Z');
  expect(field()).toHaveValue('2126-03-05T23:59');
  await userEvent.click(screen.getByRole('button', { name: 'Без срока' }));
  expect(called.mock.calls[0]?.[1]).toMatchObject({ body: { dueAt: null } });
});

test('[HW-09] a failure is said, and what was typed stays', async () => {
  called.mockResolvedValue({
    ok: false,
    error: { code: 'unavailable', status: 0, requestId: '' },
  });
  open();
  type('2126-03-05T23:59');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Срок не изменён');
  expect(field()).toHaveValue('2126-03-05T23:59');
  expect(onChanged).not.toHaveBeenCalled();
});
