import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { cart, cartItem, notification, order, promoCode } from '@/platform/payments/schema';

type KeptTable = { table: PgTable; of: (userId: string) => SQL };

const within = (column: PgColumn, owner: PgTable, key: PgColumn, buyer: PgColumn) => {
  return (userId: string) =>
    sql`${column} in (select ${key} from ${owner} where ${eq(buyer, userId)})`;
};

/** Every table that keeps something of a buyer. [TRUST-06] */
export const keptTables = {
  cart: { table: cart, of: (userId) => eq(cart.userId, userId) },
  cartItem: { table: cartItem, of: within(cartItem.cartId, cart, cart.id, cart.userId) },
  order: { table: order, of: (userId) => eq(order.userId, userId) },
  notification: {
    table: notification,
    of: within(notification.orderId, order, order.id, order.userId),
  },
} satisfies Record<string, KeptTable>;

/**
 * The tables that keep nothing of a buyer.
 *
 * @testing
 */
export const impersonalTables: readonly PgTable[] = [promoCode];
