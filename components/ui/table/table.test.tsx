/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { Table, type TableColumn } from './table';

type Row = { id: string; name: string; score: number };

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', title: 'Ученик', cell: ({ name }) => name, isRowHeader: true },
  { id: 'score', title: 'Баллы', cell: ({ score }) => score, align: 'end' },
];
const rows: readonly Row[] = [
  { id: 'a', name: 'Белов Миша', score: 92 },
  { id: 'b', name: 'Зорина Вера', score: 0 },
];

function show(shown: readonly Row[], hideCaption = false) {
  return render(
    <Table
      caption="Отметки 5А класса"
      hideCaption={hideCaption}
      columns={columns}
      rows={shown}
      rowKey={({ id }) => id}
      empty="Отметок пока нет"
    />,
  );
}

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('a table', () => {
  test('[UI-12] has a name, and headers for its columns and rows', () => {
    show(rows);
    const table = within(screen.getByRole('table', { name: 'Отметки 5А класса' }));
    expect(texts(table.getAllByRole('columnheader'))).toEqual(['Ученик', 'Баллы']);
    expect(texts(table.getAllByRole('rowheader'))).toEqual(['Белов Миша', 'Зорина Вера']);
    expect(texts(table.getAllByRole('cell'))).toEqual(['92', '0']);
    expect(table.getByRole('columnheader', { name: 'Баллы' })).toHaveAttribute('scope', 'col');
    expect(table.getByRole('rowheader', { name: 'Белов Миша' })).toHaveAttribute('scope', 'row');
  });

  test('[UI-12] keeps its name when the name is not shown', () => {
    show(rows, true);
    expect(screen.getByRole('table', { name: 'Отметки 5А класса' })).toBeVisible();
    expect(screen.getByText('Отметки 5А класса').closest('caption')).toHaveClass('sr-only');
  });

  test('without rows says so in one cell across all columns', () => {
    show([]);
    const cell = screen.getByRole('cell', { name: 'Отметок пока нет' });
    expect(cell).toHaveAttribute('colspan', '2');
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();
  });
});

describe('the frame of a table', () => {
  const before = globalThis.ResizeObserver;
  let measure: () => void = () => undefined;

  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(callback: ResizeObserverCallback) {
        measure = () => callback([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = before;
  });

  function resize(scrollWidth: number, clientWidth: number) {
    const frame = screen.getByRole('region', { name: 'Отметки 5А класса' });
    Object.defineProperties(frame, {
      scrollWidth: { configurable: true, value: scrollWidth },
      clientWidth: { configurable: true, value: clientWidth },
    });
    act(() => measure());
    return frame;
  }

  test('[UI-12] is a stop of the keyboard only while there is something to scroll', () => {
    show(rows);
    expect(resize(600, 600)).not.toHaveAttribute('tabindex');
    expect(resize(600, 320)).toHaveAttribute('tabindex', '0');
    expect(screen.getByText(/шире экрана/)).toBeVisible();
    expect(resize(600, 700)).not.toHaveAttribute('tabindex');
    expect(screen.queryByText(/шире экрана/)).not.toBeInTheDocument();
  });
});
