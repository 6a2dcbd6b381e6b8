'use client';

import { useEffect } from 'react';
import { useLoadedConfig } from '@/components/account/use-user-config';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { isOfferDue } from '@/lib/cabinet/offer';
import { hasAnsweredOffer } from '@/lib/cabinet/offer-answers';
import type { OwnPath } from '@/lib/routes/own-path';

export type CabinetAsksProps = {
  userId: string;
  /** Where the offer is to be read. */
  offerHref: string;
  /** The path of this page. */
  returnUrl: OwnPath;
};

/**
 * What a cabinet asks of its person, one thing at a time, once the page is there: nothing of it is
 * loaded before it is known that something is to be asked. [CFG-04]
 */
export function CabinetAsks({ userId, offerHref, returnUrl }: CabinetAsksProps) {
  const { config } = useLoadedConfig(userId);
  const asksOffer = config !== null && isOfferDue(config);

  useEffect(() => {
    if (!asksOffer || hasAnsweredOffer(userId, Date.now())) return;
    const left = new AbortController();
    loadLazy(() => import('./offer/ask-offer'))
      .then(({ askOffer }) => askOffer({ userId, offerHref, returnUrl }, left.signal))
      // Not to be had now: the next page asks.
      .catch(() => undefined);
    return () => left.abort();
  }, [asksOffer, userId, offerHref, returnUrl]);

  return null;
}
