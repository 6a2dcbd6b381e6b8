/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LinkButton } from './link-button';

it('is a real link', () => {
  render(<LinkButton href="/homework/new">Создать задание</LinkButton>);
  expect(screen.getByRole('link', { name: 'Создать задание' })).toHaveAttribute(
    'href',
    '/homework/new',
  );
});
