/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { Formula } from './formula';

jest.mock('./katex-formula', () => {
  throw new Error('ChunkLoadError');
});

it('[HW-13] when the library cannot be loaded, the source stays readable and that is written down', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  render(<Formula tex="a^2" display={false} />);
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(
      'cannot load widgets from url',
      expect.objectContaining({ message: 'ChunkLoadError' }),
    ),
  );
  expect(screen.getByText('a^2')).toBeVisible();
});
