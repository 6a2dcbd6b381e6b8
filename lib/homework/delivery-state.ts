import type { Delivery, DeliveryState } from '@/lib/contract/diary/diary';

/** The worst of where a homework is on its way to diaries; null when it goes to none. */
export function worstState(
  deliveries: readonly Pick<Delivery, 'state' | 'isWithdrawn'>[],
): DeliveryState | null {
  const states = deliveries.filter(({ isWithdrawn }) => !isWithdrawn).map(({ state }) => state);
  return (['failed', 'sending', 'delivered'] as const).find((one) => states.includes(one)) ?? null;
}
