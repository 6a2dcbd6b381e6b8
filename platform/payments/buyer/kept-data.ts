import { eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowsWithin } from '@/platform/kernel/database/kept-data';
import { cart, cartItem, notification, order, promoCode } from '@/platform/payments/schema';

type KeptTable = { table: PgTable; of: (userId: string) => SQL };

/** Every table that keeps something of a buyer. [TRUST-06] */
export const keptTables: readonly KeptTable[] = [
  { table: cart, of: (userId) => eq(cart.userId, userId) },
  { table: cartItem, of: rowsWithin(cartItem.cartId, cart, cart.id, cart.userId) },
  { table: order, of: (userId) => eq(order.userId, userId) },
  { table: notification, of: rowsWithin(notification.orderId, order, order.id, order.userId) },
];

/**
 * The tables that keep nothing of a buyer.
 *
 * @testing
 */
export const impersonalTables: readonly PgTable[] = [promoCode];
