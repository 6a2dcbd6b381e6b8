/** @jest-environment jsdom */
import { forgetReload, isChunkLoadError, reloadOnce } from './chunk-load';

const named = (name: string) => Object.assign(new Error('x'), { name });
const online = { onLine: true };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a missing part of the program', () => {
  test.each([
    named('ChunkLoadError'),
    new Error('Loading chunk 12 failed. (error: https://a.example/_next/static/chunks/12.js)'),
    new Error('Loading CSS chunk 3 failed.'),
    new Error('Failed to load chunk /_next/static/chunks/a.js from module 12'),
    new TypeError('Failed to fetch dynamically imported module: https://a.example/b.js'),
    new TypeError('error loading dynamically imported module: https://a.example/b.js'),
    new TypeError('Importing a module script failed.'),
  ])('[STATUS-15] is known by %s', (error) => {
    expect(isChunkLoadError(error)).toBe(true);
  });

  test.each([new TypeError('Failed to fetch'), new Error(''), 'Loading chunk 1 failed', null, {}])(
    '[STATUS-15] is not %s',
    (thrown) => {
      expect(isChunkLoadError(thrown)).toBe(false);
    },
  );

  test('[STATUS-15] loads the page again once, not twice', () => {
    const reload = jest.fn();
    expect([reloadOnce(reload, online), reloadOnce(reload, online)]).toEqual([true, false]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('[STATUS-15] does not when that cannot be remembered: it would never end', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = jest.fn();
    expect(reloadOnce(reload, online)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('[STATUS-15] does not without a network: the page that is there would be gone', () => {
    const reload = jest.fn();
    expect(reloadOnce(reload, { onLine: false })).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(reloadOnce(reload, online)).toBe(true);
  });

  test('[STATUS-15] may load the page again when that one has worked for a while', () => {
    jest.useFakeTimers();
    reloadOnce(jest.fn(), online);
    forgetReload();
    jest.advanceTimersByTime(9_000);
    expect(reloadOnce(jest.fn(), online)).toBe(false);
    jest.advanceTimersByTime(2_000);
    expect(reloadOnce(jest.fn(), online)).toBe(true);
    jest.useRealTimers();
  });
});
