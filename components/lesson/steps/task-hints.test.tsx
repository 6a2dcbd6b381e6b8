/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/api/call-api';
import type { TaskHints as Hints } from '@/lib/contract/attempt/attempt';
import { TaskHints, type TaskHintsProps } from './task-hints';

jest.mock('@/lib/api/call-api');
const call = jest.mocked(callApi);
const onShown = jest.fn();

const hints: Hints = { taskId: 't1', total: 2, shown: [] };
const about = { attemptCode: 'bafedikogupamitebaba', stepNumber: 3, cost: 10, isOpen: true };
const show = (change: Partial<TaskHintsProps> = {}) =>
  render(<TaskHints {...{ ...about, hints, onShown }} {...change} />);
const button = () => screen.queryByRole('button', { name: /подсказка/i });

beforeEach(() => jest.resetAllMocks());

test('[REV-05] a student knows what a hint costs before they ask for it', async () => {
  const next = { ...hints, shown: ['Сложите дроби.'] };
  call.mockResolvedValue({ ok: true, value: next });
  show();
  expect(screen.getByText(/Минус 10\s% баллов/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Подсказка' }));
  expect(call.mock.calls).toEqual([
    [
      'showHint',
      {
        params: { attemptCode: about.attemptCode, stepNumber: 3, taskId: 't1' },
        body: { number: 1 },
      },
    ],
  ]);
  expect(onShown).toHaveBeenCalledWith(next);
});

test('[REV-05] pressed twice it asks once', async () => {
  call.mockReturnValue(new Promise(() => undefined));
  show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Подсказка' }));
  expect(call).toHaveBeenCalledTimes(1);
});

test('[REV-05] what was shown stays, and the last one is the last', () => {
  show({ hints: { ...hints, shown: ['Сложите дроби.', 'Знаменатель общий.'] } });
  expect(screen.getByText('Сложите дроби.')).toBeVisible();
  expect(screen.getByText('Знаменатель общий.')).toBeVisible();
  expect(button()).toBeNull();
});

test('[REV-05] without a network it says so, and nothing is lost', async () => {
  call.mockResolvedValue({ ok: false, error: { code: 'unavailable', status: 0, requestId: '' } });
  show({ hints: { ...hints, shown: ['Сложите дроби.'] } });
  await userEvent.click(screen.getByRole('button', { name: 'Ещё подсказка' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('когда появится связь');
  expect(screen.getByText('Сложите дроби.')).toBeVisible();
});

test('[REV-05] a task that takes no answers gives no hints', () => {
  show({ isOpen: false });
  expect(button()).toBeNull();
});
