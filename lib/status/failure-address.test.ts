import { failureAddress, originalAddress } from './failure-address';

const failure = (status: number) => ({ status, code: 'unavailable', requestId: 'r' }) as const;
const original = (from: string, pathname = '/network-error') =>
  originalAddress({ pathname, search: `?${new URLSearchParams({ from, error: 'x' })}` });

const hostile = [
  ...['', 'teacher', '//evil.ru', '/\\evil.ru', 'https://evil.ru/', 'https:evil.ru'],
  ...['javascript:alert(1)', 'data:text/html,x', '/\t/evil.ru', '/a\nb', '/%2F%2Fevil.ru'],
  ...['/%5Cevil.ru', '/%252fevil.ru', '/.//evil.ru', '/\u0000', `/${'a'.repeat(3_000)}`],
  ...['/login?returnUrl=/a', '/logout'],
];

describe('the address of a failure', () => {
  test.each([
    [0, '/network-error'],
    [401, '/403'],
    [404, '/404'],
    [503, '/unknown-server-error'],
  ])('[STATUS-14] %i keeps the original address and passes the error', (status, path) => {
    expect(failureAddress(failure(status), '/teacher/journal?class=5')).toBe(
      `${path}?from=%2Fteacher%2Fjournal%3Fclass%3D5&error=unavailable`,
    );
  });

  test.each(hostile)('[STATUS-14] keeps no foreign address: %j', (wanted) => {
    expect(failureAddress(failure(0), wanted)).toBe('/network-error?error=unavailable');
  });
});

describe('the original address of a status page', () => {
  test.each(['/', '/teacher/journal?class=5#top', '/student/bafedikogupamite'])(
    '[STATUS-13] %s comes back as it was',
    (from) => {
      expect(original(from)).toBe(from);
    },
  );

  test.each(hostile)('[STATUS-13] nothing but a path of our own is taken: %j', (from) => {
    expect(original(from)).toBeNull();
  });

  test('[STATUS-13] nothing happens without it, or in place of another page', () => {
    expect(originalAddress({ pathname: '/403', search: '?a=1' })).toBeNull();
    expect(original('/teacher', '/teacher/journal')).toBeNull();
  });
});
