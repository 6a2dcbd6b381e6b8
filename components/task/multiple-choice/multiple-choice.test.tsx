/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from '@/components/task/task-view';

const task: TaskOf<'multiple_choice'> = {
  id: 't1',
  kind: 'multiple_choice',
  prompt: 'Отметьте все физические величины.',
  points: 1,
  options: [
    { id: 'a', text: 'объём' },
    { id: 'b', text: 'секундомер' },
    { id: 'c', text: 'скорость' },
  ],
};
const chosen = (...optionIds: string[]): AnswerValue => ({ kind: 'multiple_choice', optionIds });

it('[HW-14] offers the answers as a group named by the question', () => {
  render(<TaskView task={task} value={chosen('c')} />);
  expect(screen.getByRole('group', { name: task.prompt })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'скорость' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'объём' })).not.toBeChecked();
});

it('[HW-14] is answered by keyboard, in the order of the options', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={chosen('c')} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(chosen('a', 'c'));
});

it('takes a choice back', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={chosen('c')} onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'скорость' }));
  expect(onChange).toHaveBeenLastCalledWith(chosen());
});

it('cannot be changed when it is read only', () => {
  render(<TaskView task={task} value={chosen('a')} readOnly />);
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'объём' })).toBeChecked();
});
