import { and, eq } from 'drizzle-orm';
import { isWithin, windowOf } from '@/lib/contract/environment/window';
import { userFeatures } from '@/lib/contract/user/user-features';
import type { OzonPromotion } from '@/lib/contract/user/ozon-promotion';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import { userFeature } from '@/platform/main-api/database/schema';

/** How often the popup is shown at most, and how long it stays away in between, in milliseconds. */
const SHOWS = 3;
const PAUSE = 24 * 60 * 60_000;

/** Of the user whose feature it is, for a condition. */
export const isOzonOf = (userId: string) =>
  and(eq(userFeature.userId, userId), eq(userFeature.name, userFeatures.ozon));

/** Whether the promotion is going on. [FEAT-02] */
export function isOzonOpen(env: PlatformEnv, now: number): boolean {
  return isWithin(windowOf(env.OZON_PROMOTION_START, env.OZON_PROMOTION_END), now);
}

/** @throws ServiceError `promotion_over` before its beginning and from its end on. */
export function refuseClosed(env: PlatformEnv, now: number): void {
  if (!isOzonOpen(env, now)) throw new ServiceError('promotion_over');
}

/** A new one. */
export const newPromotion = (isRandomizerEnabled: boolean): OzonPromotion => ({
  registeredAt: null,
  name: '',
  email: '',
  popUpShownAt: null,
  popUpInvokedAt: null,
  popUpNumShows: 0,
  isRandomizerEnabled,
  completedTasksCnt: 0,
});

/** With who takes part, from now on; who takes part already stays as they are. */
export function registered(
  promotion: OzonPromotion,
  { name, email }: { name: string; email: string },
  now: Date,
): OzonPromotion | null {
  if (promotion.registeredAt !== null) return null;
  return { ...promotion, name, email, registeredAt: now.toISOString() };
}

/** Shown once more; null when it may not be: not drawn, taking part, often enough or too soon. */
export function shown(promotion: OzonPromotion, now: Date): OzonPromotion | null {
  const { isRandomizerEnabled, registeredAt, popUpNumShows, popUpShownAt } = promotion;
  if (!isRandomizerEnabled || registeredAt !== null || popUpNumShows >= SHOWS) return null;
  if (popUpShownAt !== null && now.getTime() - Date.parse(popUpShownAt) < PAUSE) return null;
  return { ...promotion, popUpNumShows: popUpNumShows + 1, popUpShownAt: now.toISOString() };
}

/** With the first press of the popup's button. */
export function invoked(promotion: OzonPromotion, now: Date): OzonPromotion | null {
  if (promotion.popUpNumShows === 0 || promotion.popUpInvokedAt !== null) return null;
  return { ...promotion, popUpInvokedAt: now.toISOString() };
}
