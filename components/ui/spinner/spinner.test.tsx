/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Spinner } from './spinner';

it('[UI-10] says what is waited for', () => {
  render(<Spinner label="Сохраняем…" size="l" colour="secondary" position="fixed" />);
  expect(screen.getByRole('status')).toHaveTextContent('Сохраняем…');
});

it('is silent beside words that say it already', () => {
  const { container } = render(<Spinner label={null} />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('');
});
