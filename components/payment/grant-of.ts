import type { Licences } from '@/lib/contract/licence/licence';
import type { Order } from '@/lib/contract/payment/payment';

/** After that somebody has to look; the page asks no more. */
const LONGEST_MS = 10 * 60_000;

/**
 * What became of the licences of an order: `awaited` for the moments in which the main API is told of the
 * payment, `overdue` when that takes too long, `granted` when they are there. Null for an order that gives
 * its buyer none. [PAY-06]
 */
export function grantOf(
  order: Order | null,
  licences: Licences['licences'],
  now: Date,
): 'awaited' | 'overdue' | 'granted' | null {
  if (order?.state !== 'paid' || order.giftEmail !== null || order.paidAt === null) return null;
  if (licences.some(({ orderId }) => orderId === order.id)) return 'granted';
  return now.getTime() - Date.parse(order.paidAt) > LONGEST_MS ? 'overdue' : 'awaited';
}
