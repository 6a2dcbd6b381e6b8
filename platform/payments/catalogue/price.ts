import type { LicenceKind } from '@/lib/contract/payment/payment';
import { getPosition } from './positions';

/** A line of a cart or an order, with all its prices. */
export type PricedItem = {
  position: string;
  title: string;
  licence: LicenceKind;
  /** Of one. */
  months: number;
  quantity: number;
  /** Of one, before and after the discount, in kopecks. */
  price: number;
  discounted: number;
  /** Of all of them, after the discount. */
  sum: number;
};

export type Priced = { items: PricedItem[]; discount: number; total: number };

/**
 * What the positions cost. A discount is taken from one of each position, rounded down, so that in the
 * receipt each sum is price times quantity.
 *
 * @param percent 0 for no discount
 * @throws ServiceError `not_found` for a position that is not sold
 */
export function priceOf(
  lines: readonly { position: string; quantity: number }[],
  percent: number,
): Priced {
  const items = lines.map(({ position, quantity }) => {
    const { title, licence, months, price } = getPosition(position);
    const discounted = price - Math.floor((price * percent) / 100);
    return {
      position,
      title,
      licence,
      months,
      quantity,
      price,
      discounted,
      sum: discounted * quantity,
    };
  });
  const total = items.reduce((sum, item) => sum + item.sum, 0);
  const full = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { items, discount: full - total, total };
}
