/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from './task-view';
// What comes late in the browser is at hand here: loading it takes its time.
import '@/components/ui/select/select';

const task: TaskOf<'number'> = { id: 't1', kind: 'number', prompt: 'Измерьте.', points: 1 };

it.each([
  ['right', 'Верно'],
  ['partly', 'Частично верно'],
  ['wrong', 'Неверно'],
] as const)('[UI-12] the verdict %s is told in words', (verdict, words) => {
  render(<TaskView task={task} value={null} readOnly verdict={verdict} />);
  expect(screen.getByText(words)).toBeVisible();
});

it('says nothing of a verdict that may not be told', () => {
  const { container } = render(<TaskView task={task} value={null} verdict={null} />);
  expect(container).not.toHaveTextContent(/верно/i);
});

it('a picture has its words and keeps its place while it loads', () => {
  const image = { src: 'data:image/svg+xml,<svg/>', alt: 'Линейка', width: 640, height: 200 };
  render(<TaskView task={{ ...task, image }} value={null} />);
  const picture = screen.getByRole('img', { name: 'Линейка' });
  expect(picture).toHaveAttribute('width', '640');
  expect(picture).toHaveAttribute('height', '200');
});

it('what is written is ink-blue in a subject whose colour is red', () => {
  render(
    <div data-accent="red">
      <TaskView task={task} value={null} />
    </div>,
  );
  expect(screen.getByRole('textbox').closest('[data-accent]')).toHaveAttribute(
    'data-accent',
    'ink',
  );
});

it('an answer of another kind counts as none', () => {
  render(<TaskView task={task} value={{ kind: 'single_choice', optionId: 'a' }} />);
  expect(screen.getByRole('textbox')).toHaveValue('');
});
