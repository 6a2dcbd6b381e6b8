import { formatDay, formatDayTime, formatTime } from './date-time';

const now = new Date('2026-11-21T12:00:00Z');

describe('dates in Russian', () => {
  test.each([
    ['2026-03-04T06:05:00Z', 'Europe/Moscow', '4\u00A0марта, 09:05'],
    ['2026-03-04T06:05:00Z', 'Asia/Vladivostok', '4\u00A0марта, 16:05'],
    ['2026-03-03T21:30:00Z', 'Europe/Moscow', '4\u00A0марта, 00:30'],
    ['2026-03-03T21:30:00Z', 'Europe/Kaliningrad', '3\u00A0марта, 23:30'],
    ['2025-05-31T10:00:00Z', 'Europe/Moscow', '31\u00A0мая 2025, 13:00'],
  ])('%s in %s is «%s»', (instant, timeZone, text) => {
    expect(formatDayTime(instant, timeZone, now)).toBe(text);
  });

  test('the year is that of the place, not of the server', () => {
    const newYear = new Date('2026-12-31T22:00:00Z');
    expect(formatDay('2026-12-31T21:30:00Z', 'Europe/Moscow', newYear)).toBe('1\u00A0января');
    expect(formatDay('2026-12-31T21:30:00Z', 'UTC', newYear)).toBe('31\u00A0декабря');
  });

  test('a zone that does not exist is refused', () => {
    expect(() => formatTime('2026-03-04T06:05:00Z', 'Mars/Olympus')).toThrow(RangeError);
  });
});
