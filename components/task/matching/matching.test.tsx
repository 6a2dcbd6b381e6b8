/** @jest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from '@/components/task/task-view';
// What comes late in the browser is at hand here: loading it takes its time.
import '@/components/ui/select/select';

// jsdom has none; a keyboard choice becomes a click of this type.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

const task: TaskOf<'matching'> = {
  id: 't1',
  kind: 'matching',
  prompt: 'Каким прибором измеряют?',
  points: 2,
  left: [
    { id: 'l1', text: 'температура' },
    { id: 'l2', text: '$m$ — масса' },
  ],
  right: [
    { id: 'r1', text: 'весы' },
    { id: 'r2', text: 'термометр' },
    { id: 'r3', text: 'секундомер' },
  ],
};
const pairs = (value: Record<string, string>): AnswerValue => ({ kind: 'matching', pairs: value });

it('[HW-14] has a list beside each item, named by the item', async () => {
  render(<TaskView task={task} value={pairs({ l2: 'r1' })} />);
  await waitFor(() => expect(document.querySelector('.katex')).not.toBeNull());
  const list = screen.getByRole('list', { name: task.prompt });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'температура' })).toHaveTextContent('Выберите пару');
  expect(screen.getByRole('combobox', { name: 'm — масса' })).toHaveTextContent('весы');
});

it('[HW-14] is answered by keyboard and keeps the other pairs', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={pairs({ l2: 'r1' })} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(pairs({ l2: 'r1', l1: 'r2' }));
});

it('says which are in a pair already, and lets a pair go', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={pairs({ l2: 'r1' })} onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'температура' }));
  expect(await screen.findByRole('option', { name: 'весы, уже в паре' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('combobox', { name: 'm — масса' }));
  expect(await screen.findByRole('option', { name: 'весы' })).toBeVisible();
  await userEvent.click(screen.getByRole('option', { name: 'Без пары' }));
  expect(onChange).toHaveBeenLastCalledWith(pairs({}));
});

it('shows the pairs when it is read only', () => {
  render(<TaskView task={task} value={pairs({ l1: 'r2' })} readOnly />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('температуратермометр');
  expect(second).toHaveTextContent('нет ответа');
});
