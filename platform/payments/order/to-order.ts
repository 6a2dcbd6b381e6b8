import type { Order } from '@/lib/contract/payment/payment';
import type { PricedItem } from '@/platform/payments/catalogue/price';
import type { order } from '@/platform/payments/schema';

export type OrderRow = typeof order.$inferSelect;

/** The lines of a cart or an order as callers see them. */
export const toItems = (items: readonly PricedItem[]) =>
  items.map(({ position, title, quantity, price, sum }) => ({
    position,
    title,
    quantity,
    price,
    sum,
  }));

/** An order as its buyer sees it: with the code that opens a gift once that is paid. */
export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    state: row.state,
    items: toItems(row.items),
    promocode: row.promocode,
    discount: row.discount,
    total: row.total,
    giftEmail: row.giftEmail,
    giftCode: row.state === 'paid' ? row.giftCode : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    refundedAt: row.refundedAt?.toISOString() ?? null,
  };
}
