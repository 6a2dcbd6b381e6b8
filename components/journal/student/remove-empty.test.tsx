/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import type { Journal, Mark } from '@/lib/contract/journal/journal';
import { RemoveEmpty } from './remove-empty';

jest.mock('@/components/ui/overlay/confirm-or-ask');
jest.mock('@/lib/api/call-api');

const mark = { answeredCount: 0, finishedAt: null } as Mark;
const onChanged = jest.fn();
function show(hasAccount: boolean, part: Partial<Mark> = {}) {
  const student = { userId: 'p', name: 'Петя', surname: 'Иванов', sameBrowser: [] };
  const students = [{ ...student, hasAccount, marks: [mark, { ...mark, ...part }] }];
  const ofClass = { classId: '5', classNumber: 5, classLetter: 'Б', homework: [], students };
  const journal: Journal = { classes: [ofClass] };
  render(<RemoveEmpty journal={journal} onChanged={onChanged} />);
}

test('[TRUST-02] rows without answers go at once, after a question', async () => {
  show(false);
  const button = screen.getByRole('button', { name: /^Удалить строки без.ответов$/ });
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false);
  await userEvent.click(button);
  expect(callApi).not.toHaveBeenCalled();
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(true);
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, value: { removed: 1 } });
  await userEvent.click(button);
  expect(callApi).toHaveBeenCalledWith('removeEmptyStudents', {});
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test.each<[string, boolean, Partial<Mark>]>([
  ['with an account', true, {}],
  ['with an answer', false, { answeredCount: 1 }],
  ['that are finished', false, { finishedAt: '2026-03-04T09:00:00Z' }],
])('[TRUST-02] where all rows are %s it is not offered', (_, hasAccount, part) => {
  show(hasAccount, part);
  expect(screen.queryByRole('button')).toBeNull();
});
