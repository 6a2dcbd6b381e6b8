import fc from 'fast-check';
import { MAX_QUANTITY } from '@/lib/contract/payment/max-quantity';
import { positions } from './positions';
import { priceOf } from './price';

const lines = fc.uniqueArray(
  fc.record({
    position: fc.constantFrom(...positions.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  }),
  { selector: ({ position }) => position },
);

test('[PAY-01] prices are whole kopecks: each sum is price times quantity, and the total their sum', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 99 }), (given, percent) => {
      const { items, discount, total } = priceOf(given, percent);
      for (const { discounted, quantity, sum } of items) {
        expect(Number.isInteger(discounted)).toBe(true);
        expect(sum).toBe(discounted * quantity);
      }
      expect(total).toBe(items.reduce((sum, item) => sum + item.sum, 0));
      const full = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      expect(total + discount).toBe(full);
    }),
  );
});

test('[PAY-01] the discount is rounded down for one of each position', () => {
  expect(priceOf([{ position: 'teacher-1', quantity: 3 }], 33)).toMatchObject({
    items: [{ price: 39_000, discounted: 26_130, sum: 78_390 }],
    discount: 38_610,
  });
});

test('[PAY-04] what is not sold has no price', () => {
  expect(() => priceOf([{ position: 'teacher-2', quantity: 1 }], 0)).toThrow('Unknown position');
});
