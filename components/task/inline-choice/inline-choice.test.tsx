/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from '@/components/task/task-view';
// What comes late in the browser is at hand here: loading it takes its time.
import '@/components/ui/select/select';

// jsdom has none; a keyboard choice becomes a click of this type.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

const task: TaskOf<'inline_choice'> = {
  id: 't1',
  kind: 'inline_choice',
  prompt: 'Выберите верные значения.',
  points: 1,
  text: 'Цена деления {{division}}, показание {{reading}}. Лишнее: {{unknown}}.',
  blanks: [
    {
      id: 'division',
      options: [
        { id: 'd1', text: '1 °C' },
        { id: 'd2', text: '2 °C' },
      ],
    },
    {
      id: 'reading',
      options: [
        { id: 'r1', text: '−6 °C' },
        { id: 'r2', text: '$\\frac{1}{2}$' },
      ],
    },
  ],
};
const choices = (value: Record<string, string>): AnswerValue => ({
  kind: 'inline_choice',
  choices: value,
});

it('[HW-14] names each blank by its place', async () => {
  render(<TaskView task={task} value={choices({ reading: 'r1' })} />);
  expect(screen.getByRole('group', { name: task.prompt })).toHaveTextContent('Лишнее: ….');
  expect(await screen.findByRole('combobox', { name: 'Пропуск 1 из 3' })).toHaveTextContent(
    'Выберите',
  );
  expect(screen.getByRole('combobox', { name: 'Пропуск 2 из 3' })).toHaveTextContent('−6 °C');
});

it('[HW-14] is answered by keyboard and keeps the other blanks', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={choices({ reading: 'r1' })} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(choices({ reading: 'r1', division: 'd2' }));
});

it('takes a choice back', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={choices({ reading: 'r1' })} onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Пропуск 2 из 3' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Не выбрано' }));
  expect(onChange).toHaveBeenLastCalledWith(choices({}));
});

it('shows the answers and where there is none when it is read only', () => {
  render(<TaskView task={task} value={choices({ reading: 'r1' })} readOnly />);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveTextContent(
    'Цена деления Пропуск 1 из 3: нет ответа, показание Пропуск 2 из 3: −6 °C.',
  );
});
