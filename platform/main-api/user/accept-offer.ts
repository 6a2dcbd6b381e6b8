import type { Verb } from '@/platform/main-api/context';
import { changeAccount } from './user-config';

/** [CFG-04] */
export const acceptOffer: Verb<'acceptOffer'> = (context) =>
  changeAccount(context, { lastOfferAcceptedAt: new Date() });
