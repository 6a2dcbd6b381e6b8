import { and, eq, isNull, notExists, sql } from 'drizzle-orm';
import type { Payments } from '@/platform/payments/context';
import { cart, notification, order } from '@/platform/payments/schema';

/**
 * Forgets a buyer, however often it is asked. What was paid stays with its receipt, and the address on
 * it: 54-ФЗ and the law on accounting want them for five years. [TRUST-06]
 */
export async function eraseBuyer(db: Payments['db'], userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = eq(order.userId, userId);
    const told = tx.select().from(notification).where(eq(notification.orderId, order.id));
    await tx.delete(order).where(and(isOwn, isNull(order.paidAt), notExists(told)));
    await tx.update(order).set({ giftEmail: null, email: null }).where(isOwn);
    const ordered = sql`exists (select 1 from ${order} where ${order.cartId} = ${cart.id})`;
    await tx.delete(cart).where(and(eq(cart.userId, userId), sql`not ${ordered}`));
  });
}
