/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { openDocument, statusPart } from '@/tests/support/unit/document-page';
import { startAll } from './start-all';

const report = jest.fn();
const at = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  report.mockReset();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.cookie = 'tz=; Path=/; Max-Age=0';
  at('/');
  openDocument(statusPart);
});
afterEach(() => jest.useRealTimers());

test('[AUTH-10] [NET-01] [SEO-08] every document keeps referrer and time zone, and begins at its top', () => {
  Object.defineProperty(document, 'referrer', { value: 'https://a.example/', configurable: true });
  startAll(report);
  expect(sessionStorage.referrer).toBe('https://a.example/');
  expect(document.cookie).toContain('tz=');
  expect(history.scrollRestoration).toBe('manual');
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['/403?from=%2Fstudent%2Fprofile%3Fa%3D1', '/student/profile?a=1'],
  ['/403?from=%2F%2Fevil.example', '/403?from=%2F%2Fevil.example'],
  ['/school?from=%2Fteacher', '/school?from=%2Fteacher'],
])('[STATUS-13] a status page at %s stands at %s', (given, expected) => {
  at(given);
  startAll(report);
  expect(location.pathname + location.search).toBe(expected);
});

test('[STATUS-01] on its own path «Обновить страницу» is one page back', async () => {
  jest.useRealTimers();
  at('/403');
  history.pushState(null, '', '/403');
  const back = jest.spyOn(history, 'back').mockImplementation();
  startAll(report);
  await userEvent.click(screen.getByText('Обновить страницу'));
  expect(back).toHaveBeenCalledTimes(1);
});

test('[TRK-04] a document with counters or a chat loads what asks about them, and no other does', async () => {
  jest.useRealTimers();
  startAll(report);
  await new Promise((done) => setTimeout(done, 50));
  expect(document.documentElement.dataset.chat).toBeUndefined();
  document.body.insertAdjacentHTML(
    'beforeend',
    `<aside hidden data-enhance="third-parties" data-chat-id="abc" data-chat-wanted="shown" data-path="/teacher"></aside>`,
  );
  startAll(report);
  await waitFor(() => expect(document.documentElement.dataset.chat).toBe('hidden'));
  expect(document.querySelector<HTMLElement>('aside')?.hidden).toBe(false);
  expect(document.querySelectorAll('head script')).toHaveLength(0);
});

test('[DOC-01] what fails in one part is reported and leaves the others alone', () => {
  const failure = new Error('broken');
  jest.spyOn(document, 'querySelector').mockImplementation(() => {
    throw failure;
  });
  startAll(report);
  jest.restoreAllMocks();
  expect(report).toHaveBeenCalledWith(failure);
  expect(document.cookie).toContain('tz=');
});

test('[DOC-01] an empty page is left alone', () => {
  document.body.replaceChildren();
  startAll(report);
  expect(report).not.toHaveBeenCalled();
});
