/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { limits } from '@/lib/contract/licence/limits';
import { AttemptsNote } from './attempts-note';

test('[HW-08] a teacher reads of the limit before the homework is given, and where there is more', () => {
  render(<AttemptsNote plan="free" limits={limits.free} premiumClasses={[]} />);
  expect(screen.getByText(/будет 2\sпопытки\./)).toBeVisible();
  expect(screen.getByRole('link', { name: /премиумом/ })).toHaveAttribute(
    'href',
    '/profile/payment',
  );
});

test('[HW-08] where classes have a licence of their own, it says which', () => {
  render(<AttemptsNote plan="free" limits={limits.free} premiumClasses={['5А', '6Б']} />);
  expect(screen.getByText(/будет 2\sпопытки, в\s5А, 6Б\s— 10\./)).toBeVisible();
});

test('[HW-08] with premium there is nothing to buy', () => {
  render(<AttemptsNote plan="premium" limits={limits.premium} premiumClasses={[]} />);
  expect(screen.getByText(/будет 10\sпопыток/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
