import type { Delivery, DeliveryState } from '@/lib/contract/diary/diary';

/**
 * The worst of where a homework is on its way to diaries, of what is being taken back too; null when it
 * goes to none.
 */
export function worstState(
  deliveries: readonly Pick<Delivery, 'state' | 'isWithdrawn'>[],
): DeliveryState | null {
  const states = deliveries
    .filter(({ isWithdrawn, state }) => !(isWithdrawn && state === 'delivered'))
    .map(({ state }) => state);
  return (['failed', 'sending', 'delivered'] as const).find((one) => states.includes(one)) ?? null;
}
