/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { AnswerValue, TaskOf } from '@/lib/contract/tasks/tasks';
import { TaskView } from '@/components/task/task-view';

// jsdom has none; without it an event has no place.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

const task: TaskOf<'ordering'> = {
  id: 't1',
  kind: 'ordering',
  prompt: 'Расположите по порядку.',
  points: 1,
  items: [
    { id: 'a', text: '5 см' },
    { id: 'b', text: '25 мм' },
    { id: 'c', text: '0,04 м' },
  ],
};
const order = (...ids: string[]): AnswerValue => ({ kind: 'ordering', order: ids });
/** As it is seen: by CSS `order` while a row is dragged. */
const shown = () =>
  screen
    .getAllByRole('listitem')
    .sort((a, b) => Number(a.style.order) - Number(b.style.order))
    .map((row) => row.textContent);

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

it('shows the items as they came, which is not an answer yet', () => {
  const onChange = jest.fn();
  render(<Student onChange={onChange} />);
  expect(screen.getByRole('list', { name: task.prompt })).toBeVisible();
  expect(shown()).toEqual(['15 см', '225 мм', '30,04 м']);
  expect(onChange).not.toHaveBeenCalled();
});

it('[HW-14] is answered by keyboard; the focus goes with the item and the place is announced', async () => {
  const onChange = jest.fn();
  render(<Student onChange={onChange} />);
  const down = screen.getByRole('button', { name: 'Ниже: 5 см' });
  down.focus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(order('b', 'a', 'c'));
  expect(screen.getByRole('status')).toHaveTextContent('5 см — место 2 из 3');
  expect(screen.getByRole('button', { name: 'Ниже: 5 см' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(order('b', 'c', 'a'));
  // At the end of its way it stays where it is, and so does the focus.
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Ниже: 5 см' })).toHaveFocus();
});

it('the order as it came can be the answer, when one says so', async () => {
  const onChange = jest.fn();
  render(<Student onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Оставить так' }));
  expect(onChange).toHaveBeenLastCalledWith(order('a', 'b', 'c'));
  expect(screen.queryByRole('button', { name: 'Оставить так' })).not.toBeInTheDocument();
});

it('an answer that lacks an item, or has a strange one, is still shown whole', () => {
  render(<TaskView task={task} value={order('c', 'x', 'c')} />);
  expect(shown()).toEqual(['10,04 м', '25 см', '325 мм']);
});

describe('by pointer', () => {
  beforeEach(() => {
    // Rows of 50 px, one below the other; jsdom measures nothing and captures no pointer.
    HTMLElement.prototype.setPointerCapture = jest.fn();
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const index = [...(this.parentElement?.children ?? [])].indexOf(this);
      return new DOMRect(0, index * 50, 300, 50);
    });
    globalThis.DOMRect ??= class {
      constructor(
        readonly x: number,
        readonly y: number,
        readonly width: number,
        readonly height: number,
      ) {}
      get top() {
        return this.y;
      }
    } as unknown as typeof DOMRect;
  });
  afterEach(() => jest.restoreAllMocks());

  const handle = (place: number) => screen.getByText(String(place));

  it('a row is dragged to its place, and only letting go is an answer', () => {
    const onChange = jest.fn();
    render(<Student onChange={onChange} />);
    const first = handle(1);
    fireEvent.pointerDown(first, { button: 0, clientY: 20 });
    fireEvent.pointerMove(first, { clientY: 140 });
    expect(shown()).toEqual(['125 мм', '20,04 м', '35 см']);
    expect(onChange).not.toHaveBeenCalled();
    // A row that is moved in the document would lose the pointer.
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('5 см');
    fireEvent.pointerUp(first);
    expect(onChange).toHaveBeenCalledWith(order('b', 'c', 'a'));
    expect(shown()).toEqual(['125 мм', '20,04 м', '35 см']);
  });

  it.each([
    ['cancelled', fireEvent.pointerCancel],
    ['lost', fireEvent.lostPointerCapture],
  ])('a row that was only touched is no answer, and a %s pointer drops the draft', (_, lose) => {
    const onChange = jest.fn();
    render(<Student onChange={onChange} />);
    fireEvent.pointerDown(handle(2), { button: 0, clientY: 60 });
    fireEvent.pointerUp(handle(2));
    fireEvent.pointerDown(handle(1), { button: 0, clientY: 20 });
    fireEvent.pointerMove(handle(1), { clientY: 140 });
    lose(handle(3));
    expect(onChange).not.toHaveBeenCalled();
    expect(shown()).toEqual(['15 см', '225 мм', '30,04 м']);
  });
});

it('shows the order without buttons when it is read only', () => {
  render(<TaskView task={task} value={order('c', 'b', 'a')} readOnly />);
  expect(shown()).toEqual(['10,04 м', '225 мм', '35 см']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
