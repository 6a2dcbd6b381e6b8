/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { roles } from '@/lib/contract/auth/roles';
import type { SessionEntry } from '@/lib/session/session';
import { HeaderLinks } from './header-links';

const jwtData = { email: 'a@example.ru', providerType: 'prosv_id' };

test.each([
  ['teacher', '/teacher/profile', 'Мои задания'],
  ['student', '/student/profile', 'Мои задания'],
  ['schoolAdmin', '/school', 'Школа'],
] as const)(
  '[TRK-03] [PAY-01] a %s can write to us from the shop, and go back to %s',
  (role, href, name) => {
    const entry = { role: roles[role], userId: 'u', jwtData } as unknown as SessionEntry;
    render(<HeaderLinks entry={entry} current="payment" />);
    // What the shop says of a licence that does not come.
    expect(screen.getByRole('button', { name: 'Написать нам' })).toBeVisible();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByText('Премиум')).toHaveAttribute('aria-current', 'page');
  },
);
