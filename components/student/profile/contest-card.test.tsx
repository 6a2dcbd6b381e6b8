/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ContestCard } from './contest-card';

const contest = {
  ...{ title: '<b>Весна</b>', text: 'Решайте задания', address: 'https://konkurs.example.ru/' },
  ...{ startsAt: '2026-04-01T00:00:00Z', endsAt: '2026-04-30T20:59:00Z' },
};
const show = (address = contest.address) =>
  render(<ContestCard contest={{ ...contest, address }} timeZone="Europe/Moscow" />);

test('[FEAT-01] the card says what the contest is and until when, as text', () => {
  show();
  expect(screen.getByRole('heading', { name: '<b>Весна</b>' })).toBeVisible();
  expect(screen.getByText(/^30\s(апреля)/)).toHaveTextContent('23:59');
  const link = screen.getByRole('link', { name: /^К\sконкурсу$/ });
  expect(link).toHaveAttribute('href', 'https://konkurs.example.ru/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('[FEAT-01] a path of ours stays in this tab, and nothing else is a link', () => {
  const { unmount } = show('/application');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/application');
  expect(screen.getByRole('link')).not.toHaveAttribute('target');
  unmount();
  show('javascript:alert(1)');
  expect(screen.queryByRole('link')).toBeNull();
});
