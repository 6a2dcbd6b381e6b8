/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Skeleton } from './skeleton';

it.each(['text', 'block'] as const)('says what is loading, and nothing else (%s)', (shape) => {
  render(<Skeleton label="Загружаем задания" lines={4} shape={shape} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Загружаем задания$/);
});
