/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Card } from './card';

it('is a named region when it has a heading', () => {
  render(
    <Card as="section" labelledBy="title" variant="notebook">
      <h2 id="title">Измерения</h2>
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Измерения' })).toBeVisible();
});
