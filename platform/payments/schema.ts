import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderState } from '@/lib/contract/payment/payment';
import type { Notification } from '@/lib/contract/payment/notification';
import type { PricedItem } from './catalogue/price';
import type { Receipt } from './order/receipt';

export const payments = pgSchema('payments');

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A user has one open cart; paying its order closes it. */
export const cart = payments.table(
  'cart',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    state: text('state').$type<'open' | 'ordered'>().notNull().default('open'),
    promocode: text('promocode'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_open')
      .on(table.userId)
      .where(sql`state = 'open'`),
  ],
);

export const cartItem = payments.table(
  'cart_item',
  {
    cartId: uuid('cart_id')
      .notNull()
      .references(() => cart.id, { onDelete: 'cascade' }),
    position: text('position').notNull(),
    quantity: smallint('quantity').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.position] })],
);

export const promoCode = payments.table('promo_code', {
  code: text('code').primaryKey(),
  percent: smallint('percent').notNull(),
  validUntil: instant('valid_until'),
  /** Null for as many as want it. */
  maxUses: integer('max_uses'),
  /** By paid orders. */
  uses: integer('uses').notNull().default(0),
});

/** Why an order cannot be paid any more. */
export type CancelReason = 'replaced' | 'cart_changed' | 'cart_paid' | 'promocode' | 'expired';

/** What was ordered, with the prices of that moment. */
export const order = payments.table(
  'order',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    /** Null for what was bought at once. */
    cartId: uuid('cart_id').references(() => cart.id),
    state: text('state').$type<OrderState>().notNull().default('pending'),
    cancelledBecause: text('cancelled_because').$type<CancelReason>(),
    /** Of its content: the same content is one order until it is paid. */
    fingerprint: text('fingerprint').notNull(),
    items: jsonb('items').$type<PricedItem[]>().notNull(),
    promocode: text('promocode'),
    discount: integer('discount').notNull(),
    total: integer('total').notNull(),
    giftEmail: text('gift_email'),
    /** Opens the gift to whoever has it. */
    giftCode: text('gift_code'),
    /** Where the receipt goes; asked for by the payment page. */
    email: text('email'),
    receipt: jsonb('receipt').$type<Receipt>(),
    offerVersion: text('offer_version'),
    offerAcceptedAt: instant('offer_accepted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Until when it can be paid at its prices. */
    payableUntil: instant('payable_until').notNull(),
    paidAt: instant('paid_at'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    uniqueIndex('order_unpaid')
      .on(table.userId, table.fingerprint)
      .where(sql`state in ('pending', 'failed')`),
    index('order_user').on(table.userId, table.createdAt),
    index('order_cart').on(table.cartId),
  ],
);

/** What the main API is to be told, kept until it has said that it knows. [PAY-06] */
export const notification = payments.table(
  'notification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => order.id),
    content: jsonb('content').$type<Notification>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Null for one that waits for an operator: held back, or given up. */
    dueAt: instant('due_at'),
    deliveredAt: instant('delivered_at'),
    /** What the main API has answered last; null for no answer. */
    lastStatus: smallint('last_status'),
  },
  (table) => [
    index('notification_due')
      .on(table.dueAt)
      .where(sql`delivered_at is null`),
    index('notification_order').on(table.orderId),
  ],
);
