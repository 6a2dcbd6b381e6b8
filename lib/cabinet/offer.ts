import type { UserConfig } from '@/lib/contract/user/user';

/** The offer that holds is of this day: who accepted before it has accepted another one. */
const OFFER_DATE = Date.parse('2021-08-01T00:00:00Z');

/** Whether the user has accepted the offer that holds. [CFG-04] */
export function isOfferAccepted({
  lastOfferAcceptedAt,
}: Pick<UserConfig, 'lastOfferAcceptedAt'>): boolean {
  return lastOfferAcceptedAt !== null && Date.parse(lastOfferAcceptedAt) > OFFER_DATE;
}

/** Whether somebody is to be asked for it: only who is fully registered is. [CFG-04] [AUTH-17] */
export const isOfferDue = (config: Pick<UserConfig, 'lastOfferAcceptedAt' | 'status'>): boolean =>
  config.status === 'registered' && !isOfferAccepted(config);
