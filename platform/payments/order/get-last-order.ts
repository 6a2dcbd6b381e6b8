import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { order } from '@/platform/payments/schema';
import { toOrder } from './to-order';

/** For that long the page waits for the licences of what was paid. */
const AWAITED_MINUTES = 10;

/**
 * The user's newest order; those that another one has replaced are not shown. One that was just paid comes
 * before one that was begun since: its licences are awaited. [PAY-01]
 */
export const getLastOrder: PaymentVerb<'getLastOrder'> = async (context) => {
  const isJustPaid = sql`${order.state} = 'paid'
    and ${order.paidAt} > now() - make_interval(mins => ${AWAITED_MINUTES})`;
  const row = await context.db.query.order.findFirst({
    where: and(eq(order.userId, userOf(context)), ne(order.state, 'cancelled')),
    orderBy: [
      // In place of null, which would come first.
      desc(sql`coalesce(${isJustPaid}, false)`),
      desc(order.createdAt),
    ],
  });
  return { order: row ? toOrder(row) : null };
};
