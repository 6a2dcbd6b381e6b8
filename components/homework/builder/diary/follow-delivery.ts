import { callApi } from '@/lib/api/call-api';
import { worstState } from '@/lib/homework/delivery-state';
import type { DeliveryState } from '@/lib/contract/diary/diary';

/** In milliseconds. [DIARY-05] */
const EVERY = 500;
const LONGEST = 6_000;

/**
 * Waits until a new homework has come to the diary, or not; while the diary is slow, no longer than
 * somebody waits for a page. Where nothing is known of it, it is still on its way. Never rejects.
 */
export async function followDelivery(taskHash: string): Promise<DeliveryState> {
  const until = Date.now() + LONGEST;
  for (;;) {
    const listed = await callApi('listDeliveries', { params: { taskHash } });
    const state = listed.ok ? (worstState(listed.value.deliveries) ?? 'sending') : 'sending';
    if (state !== 'sending' || Date.now() + EVERY > until) return state;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}
