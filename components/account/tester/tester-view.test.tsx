/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TesterView } from './tester-view';

test('[ROUTE-25] shows as whom the product sees the visitor', () => {
  render(<TesterView rows={[['Роль', 'учитель']]} isTester={false} />);
  expect(screen.getByRole('row', { name: 'Роль учитель' })).toBeVisible();
});

test.each([
  [false, 'Поставить метку', 'on'],
  [true, 'Снять метку', 'off'],
])('[ROUTE-25] [AUTH-18] a browser whose mark is %s can «%s»', (isTester, label, value) => {
  render(<TesterView rows={[]} isTester={isTester} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: label });
  expect([button.name, button.value, button.type]).toEqual(['mark', value, 'submit']);
  expect(button.form).toHaveAttribute('action', '/api/session/test');
  expect(button.form).toHaveAttribute('method', 'post');
});
