/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TeachingHeading } from './teaching-heading';

test('[ROUTE-05] a new teacher is asked by name', () => {
  render(<TeachingHeading name="Анна" patronymic="Сергеевна" isNew />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Предметы и классы');
  expect(screen.getByText(/^Анна\sСергеевна, что вы\sпреподаёте\?/)).toBeVisible();
});

test('[ROUTE-05] a teacher without a name is asked as well', () => {
  render(<TeachingHeading name="" patronymic="" isNew />);
  expect(screen.getByText(/^Что вы преподаёте\?/)).toBeVisible();
});

test('[ROUTE-05] who comes to change it is not asked again', () => {
  render(<TeachingHeading name="Анна" patronymic="Сергеевна" isNew={false} />);
  expect(screen.queryByText(/преподаёте/)).toBeNull();
});
