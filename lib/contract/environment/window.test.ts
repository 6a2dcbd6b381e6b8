import { isWithin, windowOf } from './window';

const window = windowOf('2025-04-01T00:00:00+03:00', '2025-05-01T00:00:00+03:00');

describe('a window of time', () => {
  test.each([
    ['2025-03-31T20:59:59.999Z', false],
    ['2025-03-31T21:00:00Z', true],
    ['2025-04-30T20:59:59.999Z', true],
    ['2025-04-30T21:00:00Z', false],
  ])('[FEAT-02] in %s: %s', (now, isOpen) => {
    expect(isWithin(window, Date.parse(now))).toBe(isOpen);
  });

  test('[FEAT-02] without both ends is none, and never goes on', () => {
    expect(windowOf(undefined, '2025-05-01T00:00:00Z')).toBeNull();
    expect(isWithin(null, Date.now())).toBe(false);
  });
});
