import type { Payments } from '@/platform/payments/context';
import { keptTables } from './kept-data';

/** All that is kept of a buyer, by table. [TRUST-06] */
export async function exportBuyer(db: Payments['db'], userId: string) {
  const { cart, cartItem, order, notification } = keptTables;
  return db.transaction(
    async (tx) => ({
      cart: await tx.select().from(cart.table).where(cart.of(userId)),
      cart_item: await tx.select().from(cartItem.table).where(cartItem.of(userId)),
      order: await tx.select().from(order.table).where(order.of(userId)),
      notification: await tx.select().from(notification.table).where(notification.of(userId)),
    }),
    { isolationLevel: 'repeatable read' },
  );
}
