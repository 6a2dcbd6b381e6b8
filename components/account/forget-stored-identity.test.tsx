/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ForgetStoredIdentity } from './forget-stored-identity';

const COLLECTION = 'edu-token-collection';
beforeEach(() => localStorage.setItem(COLLECTION, '{"role":{}}'));
afterEach(() => void (document.cookie = 'session-mark=; Path=/; Max-Age=0'));

test('[ROUTE-06] the sign-in page forgets who was signed in', () => {
  render(<ForgetStoredIdentity />);
  expect(localStorage.getItem(COLLECTION)).toBeNull();
});

test('[AUTH-17] it forgets nobody who still is', () => {
  document.cookie = 'session-mark=m1; Path=/';
  render(<ForgetStoredIdentity />);
  expect(localStorage.getItem(COLLECTION)).not.toBeNull();
});
