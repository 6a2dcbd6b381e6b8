/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Footer } from './footer';

it('[CONF-01] has the contacts that it is given, to write to and to call', () => {
  render(<Footer contacts={{ email: 'help@example.ru', phone: '+7 (800) 000-00-00' }} />);
  expect(screen.getByRole('link', { name: 'help@example.ru' })).toHaveAttribute(
    'href',
    'mailto:help@example.ru',
  );
  expect(screen.getByRole('link', { name: '+7 (800) 000-00-00' })).toHaveAttribute(
    'href',
    'tel:+78000000000',
  );
});

it('has the links that it is given, and none by itself', () => {
  const { rerender } = render(<Footer />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  rerender(<Footer links={[{ href: '/teacher/terms-of-use', label: 'Условия' }]} />);
  expect(screen.getByRole('link', { name: 'Условия' })).toHaveAttribute(
    'href',
    '/teacher/terms-of-use',
  );
});
