/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

it('is switched by its words and by the keyboard', async () => {
  const onCheckedChange = jest.fn();
  render(<Checkbox label="Перемешать задания" onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByText('Перемешать задания'));
  expect(onCheckedChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onCheckedChange).toHaveBeenLastCalledWith(false);
});

it('has its name and its description apart', () => {
  render(<Checkbox label="Показать ответы" description="После сдачи" defaultChecked />);
  const box = screen.getByRole('checkbox', { name: 'Показать ответы' });
  expect(box).toHaveAccessibleDescription('После сдачи');
  expect(box).toBeChecked();
});

it('is named by plain text when its label is drawn', () => {
  render(<Checkbox label={<svg />} text="a/b" disabled />);
  expect(screen.getByRole('checkbox', { name: 'a/b' })).toBeDisabled();
});

it('[UI-12] says what is wrong and what helps, and is wrong only with an error', () => {
  const { rerender } = render(<Checkbox label="Согласен" description="Без этого никак" />);
  expect(screen.getByRole('checkbox')).toBeValid();
  rerender(<Checkbox label="Согласен" description="Без этого никак" error="Отметьте согласие" />);
  const box = screen.getByRole('checkbox', { name: 'Согласен' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Без этого никак Отметьте согласие');
});
