/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { Formula } from './formula';

const drawn = () => document.querySelector('.katex');
let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

it('[HW-13] a formula that appears in the browser is readable at once and drawn soon', async () => {
  render(<Formula tex="\frac{1}{2}" display />);
  expect(screen.getByText('\\frac{1}{2}')).toBeVisible();
  await waitFor(() => expect(drawn()).not.toBeNull());
  expect(document.querySelector('.formula-display')).not.toBeNull();
  // For the eye and for a screen reader.
  expect(document.querySelector('.katex-html')).toHaveAttribute('aria-hidden', 'true');
  expect(document.querySelector('math')).not.toBeNull();
});

it('[HW-13] what is no TeX stays readable, and is written down', async () => {
  render(<Formula tex="\frac{1}{" display={false} />);
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith('cannot load widgets from url', expect.anything()),
  );
  expect(screen.getByText('\\frac{1}{')).toBeVisible();
});

it.each([
  '\\href{javascript:alert(1)}{x}',
  '\\includegraphics{https://example.org/a.png}',
  '\\htmlStyle{position:fixed}{x}',
  '\\def\\a{\\a\\a}\\a',
])('%s gets neither a link nor a picture nor a style nor forever', async (tex) => {
  const { container } = render(<Formula tex={tex} display={false} />);
  await waitFor(() => expect(container.querySelector('.katex') ?? warn.mock.calls[0]).toBeTruthy());
  expect(container.querySelector('a, img, [style*="fixed"]')).toBeNull();
});

it('[HW-13] what the server drew is kept without the library', async () => {
  const container = document.createElement('p');
  container.innerHTML = '<span class="formula"><span class="katex">½</span></span>';
  document.body.append(container);
  const before = container.firstElementChild?.firstElementChild;
  const root = await act(async () => hydrateRoot(container, <Formula tex="x" display={false} />));
  expect(container.firstElementChild?.firstElementChild).toBe(before);
  await act(async () => root.render(<Formula tex="x" display={false} />));
  expect(container).toHaveTextContent('½');
  act(() => root.unmount());
});
