/**
 * The cookies and headers of one request, in the place of `next/headers`, for unit tests of handlers:
 * `jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'))`.
 */

/** The cookies of one browser; emptied by the tests that use them. */
export const jar = new Map<string, string>();

/** The headers of the running request. */
export const given = new Headers();

export const cookies = () =>
  Promise.resolve({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: (name: string, value: string) => (value === '' ? jar.delete(name) : jar.set(name, value)),
  });

export const headers = () => Promise.resolve(given);
