/** @jest-environment node */
import { addDays, mondayOf, moscowDay, startOf, weekdayOf } from './moscow-time';

test('a day begins at midnight in Moscow', () => {
  expect(moscowDay(new Date('2026-11-23T20:59:59Z'))).toBe('2026-11-23');
  expect(moscowDay(new Date('2026-11-23T21:00:00Z'))).toBe('2026-11-24');
});

test('weeks begin on Monday, also across a year', () => {
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  expect([weekdayOf('2026-11-29'), addDays('2026-12-31', 1)]).toEqual([7, '2027-01-01']);
});

test('the first lesson begins at half past eight in Moscow', () => {
  expect(startOf('2026-11-23', 1).toISOString()).toBe('2026-11-23T05:30:00.000Z');
});
