/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field';

it('is found by its label and tells what was typed', async () => {
  const onValueChange = jest.fn();
  render(<Field label="Фамилия" onValueChange={onValueChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Фамилия' }), 'Зорина');
  expect(onValueChange).toHaveBeenLastCalledWith('Зорина');
});

it('describes itself by help and error, and is wrong only with an error', () => {
  const { rerender } = render(<Field label="Класс" description="Например, 5А" />);
  const field = screen.getByRole('textbox', { name: 'Класс' });
  expect(field).toHaveAccessibleDescription('Например, 5А');
  expect(field).toBeValid();
  rerender(<Field label="Класс" description="Например, 5А" error="Впишите класс" />);
  expect(field).toHaveAccessibleDescription('Например, 5А Впишите класс');
  expect(field).toBeInvalid();
});

it('has several lines when asked', () => {
  render(<Field label="Комментарий" multiline rows={6} defaultValue="Первая строка" />);
  const field = screen.getByRole('textbox', { name: 'Комментарий' });
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toHaveValue('Первая строка');
});
