/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select';

// jsdom has none; a keyboard choice becomes a click of this type.
window.PointerEvent ??= MouseEvent as typeof PointerEvent;

const options = [
  { value: '1', label: 'Математика' },
  { value: '6', label: 'Физика', note: 'уже есть' },
  { value: '10', label: <b>Биология</b>, text: 'Биология' },
];

function Subject({ report }: { report: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Select
      label="Предмет"
      options={options}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        report(next);
      }}
      clearLabel="Любой предмет"
    />
  );
}

it('opens, moves and chooses by keyboard', async () => {
  const report = jest.fn();
  render(<Subject report={report} />);
  const select = screen.getByRole('combobox', { name: 'Предмет' });
  expect(select).toHaveTextContent('Выберите');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(report).toHaveBeenLastCalledWith('6');
  expect(select).toHaveTextContent('Физика');
  expect(select).toHaveFocus();
});

it('finds an option by its first letters, drawn ones too', async () => {
  const report = jest.fn();
  render(<Subject report={report} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('биол{Enter}');
  expect(report).toHaveBeenLastCalledWith('10');
});

it('takes the choice back, once there is one', async () => {
  const report = jest.fn();
  render(<Subject report={report} />);
  const select = screen.getByRole('combobox', { name: 'Предмет' });
  await userEvent.click(select);
  expect(screen.queryByRole('option', { name: 'Любой предмет' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('option', { name: 'Математика' }));
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: 'Любой предмет' }));
  expect(report.mock.calls).toEqual([['1'], [null]]);
  expect(select).toHaveTextContent('Выберите');
});

it('[UI-12] says what is wrong and what helps', () => {
  render(
    <Select
      label="Предмет"
      options={options}
      value={null}
      onValueChange={() => undefined}
      description="По нему подбираем тетради"
      error="Выберите предмет"
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Предмет' });
  expect(select).toHaveAccessibleDescription('По нему подбираем тетради Выберите предмет');
  expect(select).toHaveAttribute('aria-invalid', 'true');
});

it('does not open when it is switched off', async () => {
  render(
    <Select label="Предмет" options={options} value="6" onValueChange={() => undefined} disabled />,
  );
  const select = screen.getByRole('combobox', { name: 'Предмет' });
  expect(select).toBeDisabled();
  await userEvent.click(select);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
