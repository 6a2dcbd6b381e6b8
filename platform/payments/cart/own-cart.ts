import { and, eq, sql } from 'drizzle-orm';
import type { Cart } from '@/lib/contract/payment/payment';
import { ServiceError } from '@/platform/kernel/errors';
import { positions } from '@/platform/payments/catalogue/positions';
import { priceOf, type Priced } from '@/platform/payments/catalogue/price';
import { percentOf } from '@/platform/payments/catalogue/promo-codes';
import type { Db, Transaction } from '@/platform/payments/context';
import { toItems } from '@/platform/payments/order/to-order';
import { cart, cartItem } from '@/platform/payments/schema';

export type CartRow = typeof cart.$inferSelect;

/**
 * The user's own cart. That of another user is not found, so a guessed id tells nothing. [PAY-04]
 *
 * @throws ServiceError `not_found`; `conflict` when it was paid meanwhile
 */
export async function getOwnCart(db: Db, userId: string, id: string): Promise<CartRow> {
  const [found] = await selectOwn(db, userId, id);
  return assertOpen(found);
}

/**
 * The same, and until the end of the transaction nobody else changes or pays it: so that what is put into
 * a cart is never lost with its payment.
 *
 * @throws as `getOwnCart`
 */
export async function lockOwnCart(tx: Transaction, userId: string, id: string): Promise<CartRow> {
  const [found] = await selectOwn(tx, userId, id).for('update');
  return assertOpen(found);
}

const selectOwn = (db: Db | Transaction, userId: string, id: string) =>
  db
    .select()
    .from(cart)
    .where(and(eq(cart.id, id), eq(cart.userId, userId)));

function assertOpen(found: CartRow | undefined): CartRow {
  if (!found) throw new ServiceError('not_found', { field: 'cart', message: 'Unknown cart' });
  if (found.state !== 'open') throw new ServiceError('conflict');
  return found;
}

/** The user's open cart, made when there is none; of many requests at once one makes it. */
export async function openCart(db: Db, userId: string): Promise<CartRow> {
  const find = () =>
    db.query.cart.findFirst({ where: and(eq(cart.userId, userId), eq(cart.state, 'open')) });
  const known = await find();
  if (known) return known;
  await db
    .insert(cart)
    .values({ userId })
    .onConflictDoNothing({ target: cart.userId, where: sql`state = 'open'` });
  const made = await find();
  if (!made) throw new ServiceError('internal');
  return made;
}

/** What is in the cart and what it costs now; the promo code is null when it counts no more. */
export async function priceCart(
  db: Db | Transaction,
  { id, promocode }: CartRow,
): Promise<Priced & { promocode: string | null }> {
  const lines = await db
    .select({ position: cartItem.position, quantity: cartItem.quantity })
    .from(cartItem)
    .where(eq(cartItem.cartId, id))
    .orderBy(cartItem.addedAt, cartItem.position);
  const percent = await percentOf(db, promocode);
  const sold = lines.filter((line) => positions.some((one) => one.id === line.position));
  return { ...priceOf(sold, percent), promocode: percent > 0 ? promocode : null };
}

/** The reply of every call that shows a cart. */
export async function presentCart(db: Db | Transaction, row: CartRow): Promise<Cart> {
  const { items, promocode, discount, total } = await priceCart(db, row);
  return { id: row.id, items: toItems(items), promocode, discount, total, offered: [...positions] };
}
