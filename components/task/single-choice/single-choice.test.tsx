/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from '@/components/task/task-view';

const task: TaskOf<'single_choice'> = {
  id: 't1',
  kind: 'single_choice',
  prompt: 'Чему равна цена деления?',
  points: 1,
  options: [
    { id: 'o1', text: '0,1 см' },
    { id: 'o2', text: '**0,2** см' },
    { id: 'o3', text: '$\\frac{1}{2}$' },
  ],
};

it('[HW-14] asks the question and offers the answers, formulas in words', async () => {
  render(<TaskView task={task} value={null} />);
  await waitFor(() => expect(document.querySelector('.katex')).not.toBeNull());
  expect(screen.getByRole('radiogroup', { name: 'Чему равна цена деления?' })).toBeVisible();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
    '0,1 см',
    '0,2 см',
    '1/2',
  ]);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

it('[HW-14] is answered by keyboard', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<TaskView task={task} value={null} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'single_choice', optionId: 'o1' });
  rerender(
    <TaskView task={task} value={{ kind: 'single_choice', optionId: 'o1' }} onChange={onChange} />,
  );
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'single_choice', optionId: 'o2' });
});

it('is answered by a press on the words', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={null} onChange={onChange} />);
  await userEvent.click(screen.getByText('0,1 см'));
  expect(onChange).toHaveBeenCalledWith({ kind: 'single_choice', optionId: 'o1' });
});

it('shows the answer and takes no other when it is read only', async () => {
  const onChange = jest.fn();
  render(
    <TaskView
      task={task}
      value={{ kind: 'single_choice', optionId: 'o2' }}
      onChange={onChange}
      readOnly
    />,
  );
  expect(screen.getByRole('radio', { name: '0,2 см' })).toBeChecked();
  await userEvent.click(screen.getByText('0,1 см'));
  expect(onChange).not.toHaveBeenCalled();
});
