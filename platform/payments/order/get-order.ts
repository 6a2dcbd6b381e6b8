import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/payments/context';
import { order } from '@/platform/payments/schema';
import type { OrderRow } from './to-order';

/** @throws ServiceError `not_found` */
export async function getOrder(db: Db, id: string): Promise<OrderRow> {
  const found = await db.query.order.findFirst({ where: eq(order.id, id) });
  if (!found) throw new ServiceError('not_found');
  return found;
}
