import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '@/platform/payments/context';
import { notification, order } from '@/platform/payments/schema';

/** How long it is of use that a notification was delivered. */
const TOLD_DAYS = 90;
/** How long an order is kept that nobody has paid. */
const UNPAID_DAYS = 30;

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** Removes delivered notifications and orders that nobody has paid, each after its time. */
export async function removeOld(db: Db): Promise<void> {
  await db.delete(notification).where(lt(notification.deliveredAt, daysAgo(TOLD_DAYS)));
  const told = db
    .select({ one: sql`1` })
    .from(notification)
    .where(eq(notification.orderId, order.id));
  await db
    .delete(order)
    .where(
      and(
        inArray(order.state, ['pending', 'failed', 'cancelled']),
        lt(order.payableUntil, daysAgo(UNPAID_DAYS)),
        notExists(told),
      ),
    );
}
