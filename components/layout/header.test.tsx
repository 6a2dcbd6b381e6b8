/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Header } from './header';

const PLATFORM = 'Образовательная платформа группы компаний «Просвещение»';

it('[UI-01] [ROUTE-01] the logo leads to the main page', () => {
  render(<Header />);
  expect(screen.getByRole('link', { name: 'Рабочие тетради' })).toHaveAttribute('href', '/');
  expect(screen.queryByText(PLATFORM)).not.toBeInTheDocument();
});

it('[UI-01] the main page says whose platform it is', () => {
  render(<Header isMainPage>Войти</Header>);
  expect(screen.getAllByText(PLATFORM)[0]).toBeVisible();
  expect(screen.getByText('Войти')).toBeVisible();
});
