/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { callApi } from '@/lib/api/call-api';
import type { ClassList } from '@/lib/contract/class-list/class-list';
import { Doubles } from './doubles';

jest.mock('@/components/ui/overlay/confirm-or-ask');
jest.mock('@/lib/api/call-api');
const person = (userId: string, hasBegun: boolean, hasAccount = false) => ({
  ...{ userId, surname: 'Иванов', name: 'Пётр', hasBegun, hasAccount },
});
const onChanged = jest.fn();
const show = (students: ClassList['students'], newcomers: ClassList['newcomers'] = []) =>
  render(<Doubles list={{ students, newcomers } as ClassList} onChanged={onChanged} />);

beforeEach(() => jest.clearAllMocks());

test('[HW-06] a name that waits goes into who works under it, after a question', async () => {
  show([person('w', false)], [person('b', true)]);
  expect(screen.getByRole('listitem')).toHaveTextContent(/ещё не.начато/);
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false);
  const button = screen.getByRole('button', { name: 'Объединить: Иванов Пётр' });
  await userEvent.click(button);
  expect(callApi).not.toHaveBeenCalled();
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(true);
  jest.mocked(callApi).mockResolvedValueOnce({ ok: true, value: { done: true } });
  await userEvent.click(button);
  const input = { params: { studentId: 'w' }, body: { intoId: 'b' } };
  expect(callApi).toHaveBeenCalledWith('mergeStudent', input);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('[HW-06] of two at work the question says what becomes of their attempts', async () => {
  show([person('a', true, true), person('b', true)]);
  jest.mocked(confirmOrAsk).mockResolvedValueOnce(false);
  await userEvent.click(screen.getByRole('button'));
  expect(jest.mocked(confirmOrAsk).mock.calls[0]?.[0].message).toMatch(/пойдёт лучшая/);
});

test('[HW-06] where nobody is called alike there is nothing', () => {
  const { container } = show([person('a', true)]);
  expect(container).toBeEmptyDOMElement();
});
