/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageShell } from './page-shell';

it('[UI-12] the first stop of the keyboard leads past the header', async () => {
  render(<PageShell>Страница</PageShell>);
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'К содержанию' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

it('[SUBJ-02] has the colour of its subject and the links that it is given', () => {
  const { container } = render(
    <PageShell accent="red" footerLinks={[{ href: '/user-agreement', label: 'Соглашение' }]}>
      Страница
    </PageShell>,
  );
  expect(container.firstElementChild).toHaveAttribute('data-page-accent', 'red');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Соглашение' })).toHaveAttribute(
    'href',
    '/user-agreement',
  );
});
