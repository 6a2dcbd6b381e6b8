/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { OriginalAddress } from './original-address';

const openAt = (address: string, ownPath = '/403') => {
  window.history.replaceState({ kept: true }, '', address);
  render(<OriginalAddress ownPath={ownPath} />);
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
};

test('[STATUS-13] the original address stands in the address bar, in the same place of the history', () => {
  const { length } = window.history;
  expect(
    openAt('/network-error?from=%2Fteacher%2Fjournal%3Fclass%3D5%23top&error=x', '/network-error'),
  ).toBe('/teacher/journal?class=5#top');
  expect(window.history.length).toBe(length);
  expect(window.history.state).toEqual({ kept: true });
});

test.each([
  '/403?from=https%3A%2F%2Fevil.example%2F',
  '/403?from=%2F%2Fevil.example',
  '/403?from=%2F%5Cevil.example',
  '/403?from=javascript%3Aalert(1)',
  '/403?from=%2F%09%2Fevil.example',
  '/403?from=',
  '/403?from=%E0%A4%A',
  '/403',
  '/teacher/journal?from=%2Fteacher',
])('[STATUS-13] %s stays as it is', (address) => {
  expect(openAt(address)).toBe(address);
});
