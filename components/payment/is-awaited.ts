import type { Licences } from '@/lib/contract/licence/licence';
import type { Order } from '@/lib/contract/payment/payment';

/** After that an operator has to look; the page asks no more. */
const LONGEST_MS = 10 * 60_000;

/** Whether an order is paid and its licences are still to come. [PAY-06] */
export function isAwaited(order: Order | null, licences: Licences['licences'], now: Date): boolean {
  if (order?.state !== 'paid' || order.giftEmail !== null || order.paidAt === null) return false;
  if (now.getTime() - Date.parse(order.paidAt) > LONGEST_MS) return false;
  return licences.every(({ orderId }) => orderId !== order.id);
}
