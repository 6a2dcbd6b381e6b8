/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TextLink } from './text-link';

it.each(['text', 'quiet'] as const)('is a real link (%s)', (variant) => {
  render(
    <TextLink href="/user-agreement" variant={variant}>
      Соглашение
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Соглашение' })).toHaveAttribute(
    'href',
    '/user-agreement',
  );
});
