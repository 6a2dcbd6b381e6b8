/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MAX_ENTRY_LENGTH } from '@/lib/contract/tasks/text-entry/answer';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from '@/components/task/task-view';

const task: TaskOf<'text_entry'> = {
  id: 't1',
  kind: 'text_entry',
  prompt: 'Put the verbs into the Present Simple.',
  points: 2,
  text: 'My sister {{a}} (get) up at seven. She {{b}} (not / like) it.',
  blanks: [
    { id: 'a', size: 4 },
    { id: 'b', size: 12 },
  ],
};
const texts = (value: Record<string, string>): AnswerValue => ({
  kind: 'text_entry',
  texts: value,
});

function Student({ onChange }: { onChange: (value: AnswerValue) => void }) {
  const [value, setValue] = useState<AnswerValue | null>(null);
  return (
    <TaskView
      task={task}
      value={value}
      lang="en"
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

it('[HW-14] is answered by typing, as it was typed', async () => {
  const onChange = jest.fn();
  render(<Student onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' Gets');
  await userEvent.tab();
  await userEvent.keyboard("doesn't like");
  expect(onChange).toHaveBeenLastCalledWith(texts({ a: ' Gets', b: "doesn't like" }));
});

it('a field that was emptied is no answer', async () => {
  const onChange = jest.fn();
  render(<Student onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Пропуск 1 из 2' }), 'a{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith(texts({}));
});

it('the browser neither corrects nor completes nor speaks Russian in an English text', () => {
  render(<TaskView task={task} value={null} lang="en" />);
  const field = screen.getByRole('textbox', { name: 'Пропуск 2 из 2' });
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('autocapitalize', 'off');
  expect(field).toHaveAttribute('spellcheck', 'false');
  expect(field).toHaveAttribute('lang', 'en');
  expect(field).toHaveAttribute('maxlength', String(MAX_ENTRY_LENGTH));
  expect(screen.getByText('Пропуск 2 из 2')).toHaveAttribute('lang', 'ru');
});

it('shows what was typed letter for letter when it is read only', () => {
  render(<TaskView task={task} value={texts({ a: '**gets** $x$' })} readOnly />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('group')).toHaveTextContent('Пропуск 1 из 2: **gets** $x$');
  expect(screen.getByRole('group')).toHaveTextContent('Пропуск 2 из 2: нет ответа');
});
