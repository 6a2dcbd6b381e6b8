/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ProgressBar } from './progress-bar';

it.each([
  [3, 12, '3 из 12'],
  [40, 60, '40 из 60'],
  [15, 12, '12 из 12'],
  [-1, 5, '0 из 5'],
])('says %i of %i in words', (value, max, words) => {
  render(<ProgressBar label="Выполнено заданий" value={value} max={max} withCount />);
  const bar = screen.getByRole('progressbar', { name: 'Выполнено заданий' });
  expect(bar).toHaveAttribute('aria-valuetext', words);
  expect(screen.getByText(words)).toBeVisible();
});

it('stands a list that is empty', () => {
  render(<ProgressBar label="Выполнено" value={0} max={0} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
});
