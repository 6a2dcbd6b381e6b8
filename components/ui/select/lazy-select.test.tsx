/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Select } from './lazy-select';
// What comes late in the browser is at hand here: loading it takes its time.
import './select';

test('[UI-12] the select that comes late is the select', async () => {
  const options = [{ value: 'a', label: 'Алгебра' }];
  render(<Select label="Предмет" options={options} value="a" onValueChange={() => undefined} />);
  expect(await screen.findByRole('combobox', { name: 'Предмет' })).toHaveTextContent('Алгебра');
});
