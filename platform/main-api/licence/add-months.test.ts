import { addMonths } from './add-months';

test.each([
  ['2026-01-15T10:00:00.000Z', 1, '2026-02-15T10:00:00.000Z'],
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  // The last day of January in Moscow, not in UTC.
  ['2026-01-30T22:00:00.000Z', 1, '2026-02-27T22:00:00.000Z'],
  ['2026-02-28T21:30:00.000Z', 1, '2026-03-31T21:30:00.000Z'],
  ['2026-11-30T20:59:59.000Z', 12, '2027-11-30T20:59:59.000Z'],
  ['2026-12-31T00:00:00.000Z', 2, '2027-02-28T00:00:00.000Z'],
])('[PAY-01] a licence from %s for %i months ends %s', (from, months, until) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(until);
});
