/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TaskView } from '@/components/task/task-view';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';

const task: TaskOf<'gap_fill'> = {
  id: 't1',
  kind: 'gap_fill',
  prompt: 'Вставьте слова.',
  points: 1,
  text: 'Утром светит {{b1}}, ночью — {{b2}}. Лишнее: {{unknown}}.',
  blanks: [{ id: 'b1' }, { id: 'b2' }],
  words: [
    { id: 'w1', text: 'луна' },
    { id: 'w2', text: '**солнце**' },
    { id: 'w3', text: 'дождь' },
  ],
};
const words = (value: Record<string, string>): AnswerValue => ({ kind: 'gap_fill', words: value });

function Student({
  start = {},
  onChange,
}: {
  start?: Record<string, string>;
  onChange: jest.Mock;
}) {
  const [value, setValue] = useState<AnswerValue | null>(words(start));
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

function open(start?: Record<string, string>) {
  const onChange = jest.fn();
  render(<Student {...(start && { start })} onChange={onChange} />);
  return onChange;
}

const word = (name: RegExp | string) =>
  within(screen.getByRole('group', { name: 'Слова для пропусков' })).getByRole('button', { name });
const blank = (place: number) =>
  screen.getByRole('button', { name: new RegExp(`^Пропуск ${place} из`) });

it('[HW-14] a word is pressed and then a blank', async () => {
  const onChange = open();
  await userEvent.click(word('солнце'));
  expect(word('солнце')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(/^Теперь нажмите на\sпропуск\.$/);
  await userEvent.click(blank(1));
  expect(onChange).toHaveBeenLastCalledWith(words({ b1: 'w2' }));
  expect(blank(1)).toHaveAccessibleName(/^Пропуск 1 из 3 ?: солнце$/);
  expect(screen.getByRole('status')).toHaveTextContent('солнце — пропуск 1 из 2');
  expect(word('солнце , уже в тексте')).toHaveAttribute('aria-pressed', 'false');
});

it('[HW-14] a blank is pressed and then a word, by keyboard; the focus stays', async () => {
  const onChange = open();
  blank(2).focus();
  await userEvent.keyboard('{Enter}');
  for (const hint of screen.getAllByText(/Теперь нажмите на\sслово/)) expect(hint).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/Теперь нажмите на\sслово/);
  word('луна').focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(words({ b2: 'w1' }));
  expect(word(/луна/)).toHaveFocus();
});

it('a pressed blank returns its word; a word goes from one blank to another', async () => {
  const onChange = open({ b1: 'w1', b2: 'w2' });
  await userEvent.click(blank(1));
  expect(onChange).toHaveBeenLastCalledWith(words({ b2: 'w2' }));
  expect(screen.getByRole('status')).toHaveTextContent('луна — снова среди слов');
  await userEvent.click(word(/солнце/));
  await userEvent.click(blank(1));
  expect(onChange).toHaveBeenLastCalledWith(words({ b1: 'w2' }));
});

it('a word takes the place of another', async () => {
  const onChange = open({ b1: 'w1' });
  await userEvent.click(word('дождь'));
  await userEvent.click(blank(1));
  expect(onChange).toHaveBeenLastCalledWith(words({ b1: 'w3' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'дождь — пропуск 1 из 2; луна — снова среди слов',
  );
});

it('what was picked is let go by a second press or Escape', async () => {
  const onChange = open();
  await userEvent.click(word('дождь'));
  await userEvent.click(word('дождь'));
  await userEvent.click(blank(1));
  expect(blank(1)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(blank(1)).toHaveAttribute('aria-pressed', 'false');
  expect(onChange).not.toHaveBeenCalled();
});

it('a word is dragged into a blank and back; what comes from elsewhere is not taken', () => {
  const dataTransfer = { setData: jest.fn(), effectAllowed: '' };
  const onChange = open();
  fireEvent.drop(blank(1), { dataTransfer });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.dragStart(word('луна'), { dataTransfer });
  expect(fireEvent.dragOver(blank(1))).toBe(false);
  fireEvent.drop(blank(1), { dataTransfer });
  expect(onChange).toHaveBeenLastCalledWith(words({ b1: 'w1' }));
  fireEvent.dragStart(blank(1), { dataTransfer });
  fireEvent.drop(screen.getByRole('group', { name: 'Слова для пропусков' }), { dataTransfer });
  expect(onChange).toHaveBeenLastCalledWith(words({}));
});

it('read only it shows the words in their places and nothing to press', () => {
  render(<TaskView task={task} value={words({ b1: 'w2', b2: 'gone' })} readOnly />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('group', { name: task.prompt })).toHaveTextContent(
    'Утром светит Пропуск 1 из 3: солнце, ночью — Пропуск 2 из 3: нет ответа. Лишнее: ….',
  );
});
