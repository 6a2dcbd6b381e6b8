import { sql } from 'drizzle-orm';
import { MAX_QUANTITY } from '@/lib/contract/payment/max-quantity';
import { ServiceError } from '@/platform/kernel/errors';
import { getPosition } from '@/platform/payments/catalogue/positions';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { cartItem } from '@/platform/payments/schema';
import { lockOwnCart, presentCart } from './own-cart';

/**
 * Puts positions into a cart, each as often as the list names it: all of them or none.
 *
 * @throws ServiceError `not_found` for the cart of another user and for what is not sold,
 *   `invalid_request` for several carts and for more than a cart holds
 */
export const addPositions: PaymentVerb<'addPositions'> = async (context, { body }) => {
  const { db } = context;
  const [first] = body;
  const ids = new Set(body.map((line) => line.cart));
  if (!first || ids.size > 1) refuse('body.0.cart');
  const quantities = quantitiesOf(body);
  return db.transaction(async (tx) => {
    const own = await lockOwnCart(tx, userOf(context), first.cart);
    const lines = [...quantities].map(([position, quantity]) => ({ position, quantity }));
    await tx
      .insert(cartItem)
      .values(lines.map((line) => ({ cartId: own.id, ...line })))
      .onConflictDoUpdate({
        target: [cartItem.cartId, cartItem.position],
        set: { quantity: sql`excluded.quantity` },
      });
    return presentCart(tx, own);
  });
};

/** How often a list names each position. */
export function quantitiesOf(
  lines: readonly { position: string; quantity: number }[],
): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { position, quantity } of lines) {
    getPosition(position);
    const sum = (quantities.get(position) ?? 0) + quantity;
    if (sum > MAX_QUANTITY) refuse('body.quantity');
    quantities.set(position, sum);
  }
  return quantities;
}

function refuse(field: string): never {
  throw new ServiceError('invalid_request', { field, message: `Invalid ${field}` });
}
