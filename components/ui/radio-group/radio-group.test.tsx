/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioGroup } from './radio-group';

const options = [
  { value: 't', label: 'Учитель' },
  { value: 's', label: 'Ученик', description: 'Понадобится класс' },
];

function Controlled({ onValueChange }: { onValueChange: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <RadioGroup
      label="Кто вы?"
      options={options}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

it('is one tab stop; arrows move the choice', async () => {
  const onValueChange = jest.fn();
  render(<Controlled onValueChange={onValueChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Кто вы?' })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  expect(onValueChange.mock.calls).toEqual([['t'], ['s']]);
  const chosen = screen.getByRole('radio', { name: 'Ученик' });
  expect(chosen).toBeChecked();
  expect(chosen).toHaveAccessibleDescription('Понадобится класс');
});

it('is sent by a form without a script of ours', () => {
  render(
    <form aria-label="Форма">
      <RadioGroup label="Кто вы?" name="who" options={options} defaultValue="s" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(form).get('who')).toBe('s');
});

it('two groups without names do not share their choice', async () => {
  render(
    <>
      <Controlled onValueChange={jest.fn()} />
      <Controlled onValueChange={jest.fn()} />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Учитель' });
  if (!first || !second) throw new Error('Two groups were drawn');
  await userEvent.click(first);
  await userEvent.click(second);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});

it('[UI-12] says what is wrong and what helps, for the group as a whole', () => {
  const { rerender } = render(
    <RadioGroup label="Кто вы?" options={options} description="Можно сменить позже" />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Кто вы?' });
  expect(group).toHaveAccessibleDescription('Можно сменить позже');
  expect(group).not.toHaveAttribute('aria-invalid');
  rerender(<RadioGroup label="Кто вы?" options={options} error="Выберите, кто вы" />);
  expect(group).toHaveAccessibleDescription('Выберите, кто вы');
  expect(group).toHaveAttribute('aria-invalid', 'true');
});
