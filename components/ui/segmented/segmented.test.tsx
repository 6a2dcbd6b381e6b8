/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './segmented';

it('shows what is chosen and tells what is pressed', async () => {
  const onValueChange = jest.fn();
  render(
    <Segmented
      label="Вид отметки"
      options={[
        { value: 'percent', label: 'Проценты' },
        { value: 'grade', label: 'Оценки' },
      ]}
      value="percent"
      onValueChange={onValueChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Вид отметки' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Проценты' })).toBeChecked();
  await userEvent.click(screen.getByText('Оценки'));
  expect(onValueChange).toHaveBeenCalledWith('grade');
});

it('can be switched off as a whole', async () => {
  const onValueChange = jest.fn();
  const options = [
    { value: 'a', label: 'Один' },
    { value: 'b', label: 'Два' },
  ];
  render(
    <Segmented label="Вид" options={options} value="a" onValueChange={onValueChange} disabled />,
  );
  expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByText('Два'));
  expect(onValueChange).not.toHaveBeenCalled();
});
