import { originalAddress } from './original-address';
import { hostileAddresses as hostile } from './original-address.fixture';

const original = (from: string, pathname = '/network-error') =>
  originalAddress(
    { pathname, search: `?${new URLSearchParams({ from, error: 'x' })}` },
    '/network-error',
  );

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
    expect(originalAddress({ pathname: '/403', search: '?a=1' }, '/403')).toBeNull();
    expect(original('/teacher', '/teacher/journal')).toBeNull();
  });
});
