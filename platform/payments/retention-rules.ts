import { and, inArray, sql, type SQL } from 'drizzle-orm';
import {
  inBatches,
  isOlderThan,
  removeRows,
  type RetentionRule,
} from '@/platform/kernel/database/retention';
import type { PlatformEnv } from '@/platform/kernel/env';
import { cart, cartItem, notification, order } from './schema';

const told = sql`select 1 from ${notification} where ${notification.orderId} = ${order.id}`;
const touched = sql`select max(${cartItem.addedAt}) from ${cartItem} where ${cartItem.cartId} = ${cart.id}`;
const ordered = sql`select 1 from ${order} where ${order.cartId} = ${cart.id}`;

/** What the payment service forgets of itself, in this order. [PAY-01] [TRUST-10] */
export const retentionRules = (env: PlatformEnv): readonly RetentionRule[] => [
  removeRows(
    notification,
    isOlderThan(notification.deliveredAt, env.DELIVERED_DAYS),
    'DELIVERED_DAYS',
  ),
  // Also what was replaced by another one or called off; not that of which the main API was told.
  removeRows(
    order,
    allOf(
      inArray(order.state, ['pending', 'failed', 'cancelled']),
      isOlderThan(order.payableUntil, env.UNPAID_ORDER_DAYS),
      sql`not exists (${told})`,
    ),
    'UNPAID_ORDER_DAYS',
  ),
  removePurchases(env.PURCHASE_DAYS),
  removeRows(
    cart,
    allOf(
      isOlderThan(sql`coalesce((${touched}), ${cart.createdAt})`, env.CART_DAYS),
      sql`not exists (${ordered})`,
    ),
    'CART_DAYS',
  ),
];

const allOf = (...conditions: SQL[]): SQL => and(...conditions) ?? sql`false`;

/** Paid orders with all that the main API was told of them. */
const removePurchases = (days: number): RetentionRule => ({
  name: 'paid_order',
  tables: [order, notification],
  period: 'PURCHASE_DAYS',
  remove: (db) =>
    inBatches(async (limit) => {
      const paid = sql`coalesce(${order.refundedAt}, ${order.paidAt})`;
      const { rowCount } = await db.execute(sql`
        with old as (select ${order.id} from ${order} where ${isOlderThan(paid, days)} limit ${limit}),
        told as (delete from ${notification} where ${notification.orderId} in (select id from old))
        delete from ${order} where ${order.id} in (select id from old)`);
      return rowCount ?? 0;
    }),
});
