/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { FailurePage } from './failure-page';

test('[STATUS-14] a failure in the browser is told at once, its picture comes later', async () => {
  const { container } = render(<FailurePage id="networkError" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ошибка сети');
  expect(screen.getByText('Обновить страницу')).toBeVisible();
  const paths = () => container.querySelectorAll('main svg path').length;
  const empty = paths();
  await waitFor(() => expect(paths()).toBeGreaterThan(empty));
});
