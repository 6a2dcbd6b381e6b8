import type { Notification } from '@/lib/contract/payment/notification';
import type { PricedItem } from '@/platform/payments/catalogue/price';
import type { Db, Transaction } from '@/platform/payments/context';
import type { OrderRow } from '@/platform/payments/order/to-order';
import { notification } from '@/platform/payments/schema';

/** How the main API is told: at once, twice, after some seconds, or not until an operator says so. */
export const tellings = ['once', 'twice', 'late', 'held'] as const;
export type Telling = (typeof tellings)[number];

const LATE_MS = 5_000;

/** Keeps what is to be told, in the transaction in which it happens. [PAY-06] */
export async function notify(
  db: Db | Transaction,
  row: OrderRow,
  event: Notification['event'],
  telling: Telling,
): Promise<void> {
  const content = contentOf(row, event);
  const dueAt =
    telling === 'held' ? null : new Date(Date.now() + (telling === 'late' ? LATE_MS : 0));
  const one = { orderId: row.id, content, dueAt };
  await db.insert(notification).values(telling === 'twice' ? [one, one] : [one]);
}

/** What is told of an order; the same each time. */
export function contentOf(row: OrderRow, event: Notification['event']): Notification {
  const happenedAt = event === 'paid' ? row.paidAt : row.refundedAt;
  if (!happenedAt) throw new Error(`The order is not ${event}`);
  return {
    event,
    orderId: row.id,
    userId: row.userId,
    occurredAt: happenedAt.toISOString(),
    licences: row.items.flatMap(licencesOf),
    giftCode: row.giftCode,
  };
}

/** Each class has a licence of its own; a teacher and a school have a longer one. */
function licencesOf({ licence, months, quantity }: PricedItem): Notification['licences'] {
  if (licence !== 'class') return [{ licence, months: months * quantity }];
  return Array.from({ length: quantity }, () => ({ licence, months }));
}
