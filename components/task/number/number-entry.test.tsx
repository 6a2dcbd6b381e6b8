/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from '@/components/task/task-view';

const task: TaskOf<'number'> = {
  id: 't1',
  kind: 'number',
  prompt: 'Определите температуру.',
  points: 1,
  unit: '°C',
};
const number = (text: string): AnswerValue => ({ kind: 'number', text });

function Student({ start, onChange }: { start: string; onChange: (value: AnswerValue) => void }) {
  const [value, setValue] = useState<AnswerValue | null>(start === '' ? null : number(start));
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

it('[HW-14] is answered by typing; the field has its unit and its question', async () => {
  const onChange = jest.fn();
  render(<Student start="" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Ответ °C' });
  expect(field).toHaveAccessibleDescription('Определите температуру.');
  expect(field).toHaveAttribute('inputmode', 'decimal');
  await userEvent.tab();
  await userEvent.keyboard('-12,5');
  expect(onChange).toHaveBeenLastCalledWith(number('-12,5'));
});

it.each([
  ['', '-'],
  ['6', '-6'],
  ['-6', '6'],
  ['− 6', '6'],
])('the sign can be changed where the keys have no minus: «%s»', async (start, expected) => {
  const onChange = jest.fn();
  render(<Student start={start} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Сменить знак' }));
  expect(onChange).toHaveBeenLastCalledWith(number(expected));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('cannot be changed when it is read only', async () => {
  const onChange = jest.fn();
  render(<TaskView task={task} value={number('5')} onChange={onChange} readOnly />);
  await userEvent.type(screen.getByRole('textbox'), '1');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('5');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('what is no number', () => {
  const field = () => screen.getByRole('textbox');

  it.each(['пять', '2+', '3,5,', '5 км', '=1'])(
    '«%s» is told of while it is typed',
    async (typed) => {
      render(<Student start="" onChange={jest.fn()} />);
      await userEvent.type(field(), typed);
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(/Определите температуру.*Это не\sчисло/);
    },
  );

  it.each(['-', '3,', '1 3/', '5 °'])('«%s» is told of when the field is left', async (typed) => {
    render(<Student start="" onChange={jest.fn()} />);
    await userEvent.type(field(), typed);
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toBeInvalid();
    expect(screen.getByText(/Это не\sчисло/)).toBeVisible();
  });

  it.each(['', ' ', '12', '-12,5 °C', '1 3/4'])('nothing is said of «%s»', async (typed) => {
    render(<Student start={typed} onChange={jest.fn()} />);
    await userEvent.click(field());
    await userEvent.tab();
    expect(field()).toBeValid();
    expect(screen.queryByText(/Это не/)).toBeNull();
  });

  it('is as it was given where nothing can be changed', () => {
    render(<TaskView task={task} value={number('пять')} readOnly />);
    expect(field()).toBeValid();
  });
});
