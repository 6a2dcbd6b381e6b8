import { and, desc, eq, ne } from 'drizzle-orm';
import { userOf, type PaymentVerb } from '@/platform/payments/context';
import { order } from '@/platform/payments/schema';
import { toOrder } from './to-order';

/** The user's newest order; those that another one has replaced are not shown. [PAY-01] */
export const getLastOrder: PaymentVerb<'getLastOrder'> = async (context) => {
  const row = await context.db.query.order.findFirst({
    where: and(eq(order.userId, userOf(context)), ne(order.state, 'cancelled')),
    orderBy: desc(order.createdAt),
  });
  return { order: row ? toOrder(row) : null };
};
