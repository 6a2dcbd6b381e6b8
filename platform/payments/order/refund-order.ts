import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Payments } from '@/platform/payments/context';
import { notify } from '@/platform/payments/notification/notify';
import { order } from '@/platform/payments/schema';
import type { OrderRow } from './to-order';

/**
 * Gives the money back, once; asked again it changes nothing.
 *
 * @throws ServiceError `not_found`, `conflict` for an order that is not paid
 */
export async function refundOrder({ db, deliverSoon }: Payments, id: string): Promise<OrderRow> {
  const refunded = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(order)
      .set({ state: 'refunded', refundedAt: new Date() })
      .where(and(eq(order.id, id), eq(order.state, 'paid')))
      .returning();
    if (row) await notify(tx, row, 'refunded', 'once');
    return row;
  });
  deliverSoon();
  const row = refunded ?? (await db.query.order.findFirst({ where: eq(order.id, id) }));
  if (!row) throw new ServiceError('not_found');
  if (row.state !== 'refunded') throw new ServiceError('conflict');
  return row;
}
