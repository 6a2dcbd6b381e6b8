/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import { accountPart, loginPart, openDocument } from '@/tests/support/unit/document-page';
import { jsonReply } from '@/tests/support/unit/json-reply';
import { startAccount } from './account';

const COLLECTION = 'edu-token-collection';
const send = jest.fn<Promise<unknown>, [string, RequestInit]>();
const session = (homePath: unknown) => jsonReply(200, { user: { homePath }, entries: [] });
const stored = () => localStorage.getItem(COLLECTION);
const comeBack = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const setMark = (isThere: boolean) => {
  document.cookie = `session-mark=m1; Path=/; Max-Age=${isThere ? 60 : 0}`;
};

beforeEach(() => {
  setMark(true);
  localStorage.setItem(COLLECTION, '{"role":{}}');
  send.mockReset();
  globalThis.fetch = send as unknown as typeof fetch;
  openDocument(accountPart);
});

test('[ROUTE-28] the account button leads whoever is signed in to their pages', async () => {
  send.mockReturnValue(session('/teacher/profile'));
  const { textContent } = document.body;
  startAccount();
  const link = await screen.findByRole('link', { name: 'Мой кабинет' });
  expect(link).toHaveAttribute('href', '/teacher/profile');
  // Both labels are there before and after, so that its width stays.
  expect(document.body.textContent).toBe(textContent);
  const [login, home] = document.querySelectorAll('[data-label]');
  expect(login).toHaveClass('invisible');
  expect(home).not.toHaveClass('invisible');
  expect(stored()).not.toBeNull();
});

test('[ROUTE-06] a guest costs no request, and leaves nothing of who was signed in', () => {
  setMark(false);
  startAccount();
  expect(send).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
});

test.each<[string, () => Promise<unknown>]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a failing server', () => jsonReply(500, { code: 'internal' })],
  ['an answer that is not ours', () => jsonReply(200, '<html>')],
  ['a path to another host', () => session('//evil.example')],
  ['a script', () => session('javascript:alert(1)')],
  ['a path that is no text', () => session({})],
])('[ROUTE-28] it stays as it is for %s', async (_, reply) => {
  send.mockImplementation(reply);
  startAccount();
  await waitFor(() => expect(send).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
});

test('[AUTH-14] it asks again when the browser brings back a page that it kept', async () => {
  send.mockReturnValue(session('/school'));
  startAccount();
  await screen.findByRole('link', { name: 'Мой кабинет' });
  setMark(false);
  comeBack();
  expect(screen.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login');
});

test.each([
  ['[ROUTE-06] the sign-in page forgets who was signed in', false, null],
  ['[AUTH-17] it forgets nobody who still is', true, '{"role":{}}'],
])('%s', (_, isSignedIn, left) => {
  setMark(isSignedIn);
  openDocument(loginPart);
  startAccount();
  expect(stored()).toBe(left);
  expect(send).not.toHaveBeenCalled();
});

test('[DOC-01] a page without an account button is left alone', () => {
  setMark(false);
  document.body.innerHTML = '<p>404</p>';
  startAccount();
  expect(stored()).not.toBeNull();
});
