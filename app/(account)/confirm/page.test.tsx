/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import ConfirmPage, { generateMetadata } from './page';

const open = async (query: Record<string, string | string[]>) =>
  render(await ConfirmPage({ searchParams: Promise.resolve(query) }));

test('[HTTP-03] asks, and the button leads on with the query that the link had', async () => {
  await open({ action: 'activateSchoolStudent', code: 'babade', twice: ['a', 'b'] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Активировать');
  expect(screen.getByRole('link', { name: 'Активировать' })).toHaveAttribute(
    'href',
    '/activate-school-student-account?code=babade',
  );
});

test('[HTTP-03] a button without a query leads to the plain address', async () => {
  await open({ action: 'logout' });
  expect(screen.getByRole('link', { name: 'Выйти' })).toHaveAttribute('href', '/logout');
});

test.each(['', 'home', 'toString', 'https://evil.ru', ['logout', 'logout']])(
  '[HTTP-03] with the action %j leads home',
  async (action) => {
    await expect(open({ action })).rejects.toMatchObject({
      digest: expect.stringContaining('NEXT_REDIRECT;replace;/;'),
    });
    const { title } = await generateMetadata({ searchParams: Promise.resolve({ action }) });
    expect(title).toBe('Подтверждение');
  },
);
