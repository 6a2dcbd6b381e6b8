/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TaskView } from '@/components/task/task-view';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';

const task: TaskOf<'extended_text'> = {
  id: 't1',
  kind: 'extended_text',
  prompt: 'Почему Герда победила?',
  points: 3,
  minWords: 3,
  criteria: [
    { id: 'a', text: 'Мысль подтверждена', points: 2 },
    { id: 'b', text: 'Без ошибок', points: 1 },
  ],
};
const text = (value: string): AnswerValue => ({ kind: 'extended_text', text: value });

function Student({ onChange }: { onChange: (value: AnswerValue) => void }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  return (
    <TaskView
      task={task}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('[HW-14] is answered by typing, as it was typed, and counts words', async () => {
  const onChange = jest.fn();
  render(<Student onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Почему Герда победила?' });
  expect(field).toHaveAccessibleDescription(/^0\sслов, нужно не\sменьше 3\sслов$/);
  await userEvent.type(field, ' Кто-то — да');
  expect(field).toHaveAccessibleDescription(/^2\sслова, нужно не\sменьше 3\sслов$/);
  await userEvent.type(field, '{Enter}ещё');
  expect(field).toHaveAccessibleDescription(/^3\sслова$/);
  expect(onChange).toHaveBeenLastCalledWith(text(' Кто-то — да\nещё'));
});

it('says how much room is left when little is', () => {
  render(<TaskView task={task} value={text('слово '.repeat(3_300))} />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/осталось знаков: 200$/);
});

it('[HW-14] shows what points are given for', () => {
  render(<TaskView task={task} value={null} />);
  const list = within(screen.getByRole('region', { name: 'За что ставят баллы' }));
  expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Мысль подтверждена2\u00A0балла',
    'Без ошибок1\u00A0балл',
  ]);
});

it('shows what was typed letter for letter when it is read only', () => {
  const { rerender } = render(<TaskView task={task} value={text('**а** $x$\n<b>')} readOnly />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('group').textContent).toBe('**а** $x$\n<b>');
  rerender(<TaskView task={task} value={null} readOnly />);
  expect(screen.getByRole('group')).toHaveTextContent('нет ответа');
});
