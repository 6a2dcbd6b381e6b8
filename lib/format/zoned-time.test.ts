import { ofZonedField, toZonedField } from './zoned-time';

test.each([
  ['2026-03-05T23:59', 'Europe/Moscow', '2026-03-05T20:59:00.000Z'],
  ['2026-03-05T23:59', 'Asia/Kamchatka', '2026-03-05T11:59:00.000Z'],
  ['2026-03-05T00:30', 'Europe/Kaliningrad', '2026-03-04T22:30:00.000Z'],
  ['2026-07-05T12:00', 'Europe/Berlin', '2026-07-05T10:00:00.000Z'],
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
])('[HW-09] %s by the clocks of %s is %s', (field, timeZone, instant) => {
  expect(ofZonedField(field, timeZone)).toBe(instant);
  expect(toZonedField(instant, timeZone)).toBe(field);
});

test('[HW-09] an hour that the clocks skip is the one after, one that they show twice the first', () => {
  expect(ofZonedField('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(ofZonedField('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
});

test.each(['', '2026-03-05', '2026-13-05T10:00', '2026-03-05T25:00', 'завтра'])(
  '[HW-09] %j is no time',
  (field) => {
    expect(ofZonedField(field, 'Europe/Moscow')).toBeNull();
  },
);
