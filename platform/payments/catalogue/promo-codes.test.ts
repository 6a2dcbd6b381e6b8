import { refusalOf } from './promo-codes';

const NOW = new Date('2026-11-23T10:00:00Z');
const later = new Date(NOW.getTime() + 1);

test.each([
  [{ validUntil: null, maxUses: null, uses: 1_000 }, null],
  [{ validUntil: later, maxUses: 2, uses: 1 }, null],
  [{ validUntil: NOW, maxUses: null, uses: 0 }, 'promocode_expired'],
  [{ validUntil: null, maxUses: 2, uses: 2 }, 'promocode_used_up'],
])('[PAY-01] of the promo code %j is said %s', (code, expected) => {
  expect(refusalOf(code, NOW)).toBe(expected);
});
