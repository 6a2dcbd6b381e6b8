/** @jest-environment node */
import { fetchSession } from './fetch-session';

const NOW = Date.UTC(2026, 2, 4, 9);
const fetched = jest.spyOn(globalThis, 'fetch');
const reply = (content: unknown, init: ResponseInit = {}) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(content), init));

beforeEach(() => {
  fetched.mockReset();
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

describe('who is signed in', () => {
  test('[AUTH-10] is told by our own server, never from a cache', async () => {
    const entries = [{ userId: 'anna' }];
    reply({ user: { userId: 'anna' }, entries });
    expect(await fetchSession()).toEqual({ isSignedIn: true, entries, clockLead: 0 });
    expect(fetched).toHaveBeenCalledWith(
      '/api/session',
      expect.objectContaining({ cache: 'no-store', credentials: 'same-origin' }),
    );
  });

  test('[AUTH-14] nobody is', async () => {
    reply({ user: null, entries: [] });
    expect(await fetchSession()).toEqual({ isSignedIn: false, entries: [], clockLead: 0 });
  });

  test('[AUTH-12] comes with how far this clock is ahead', async () => {
    reply({ user: null, entries: [] }, { headers: { Date: new Date(NOW - 90_000).toUTCString() } });
    expect(await fetchSession()).toMatchObject({ clockLead: 90_000 });
  });

  test.each<[string, () => void]>([
    ['no network', () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['a failing server', () => reply({ code: 'internal' }, { status: 500 })],
    ['a page of somebody else', () => fetched.mockResolvedValueOnce(new Response('<html>'))],
    ['null', () => reply(null)],
    ['no user', () => reply({ entries: [] })],
    ['no entries', () => reply({ user: null })],
  ])('is not known with %s', async (_, answer) => {
    answer();
    expect(await fetchSession()).toBeNull();
  });
});
