/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LazyFailure } from './lazy-failure';

let isThere = true;
jest.mock('./failure-page', () => ({
  get FailurePage() {
    if (!isThere) throw new Error('Failed to load chunk');
    const actual = jest.requireActual<typeof import('./failure-page')>('./failure-page');
    return actual.FailurePage;
  },
}));

test('[STATUS-14] a failure in the browser is told by its own page', async () => {
  isThere = true;
  render(<LazyFailure id="notFound" />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
});

test('[STATUS-15] when that page cannot be loaded either, it is an error of the network, with a way on', async () => {
  isThere = false;
  render(<LazyFailure id="notFound" />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ошибка сети');
  expect(screen.getByText('Обновить страницу')).toHaveAttribute('href', '');
});
