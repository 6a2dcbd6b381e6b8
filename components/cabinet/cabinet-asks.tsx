'use client';

import { useEffect, useEffectEvent } from 'react';
import { useLoadedConfig } from '@/components/account/use-user-config';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { isOfferDue } from '@/lib/cabinet/offer';
import { hasAnsweredOffer } from '@/lib/cabinet/offer-answers';
import type { OwnPath } from '@/lib/routes/own-path';
import type { OzonWords } from './ozon/ozon-popup';

export type CabinetAsksProps = {
  userId: string;
  /** Where the offer is to be read. */
  offerHref: string;
  /** The path of this page. */
  returnUrl: OwnPath;
  /** While the Ozon promotion is going on, on the page of a student. */
  ozon: OzonWords | null;
};

/**
 * What a cabinet asks of its person, one thing at a time, once the page is there: nothing of it is
 * loaded before it is known that something is to be asked. [CFG-04] [FEAT-02]
 */
export function CabinetAsks({ userId, offerHref, returnUrl, ozon }: CabinetAsksProps) {
  const { config } = useLoadedConfig(userId);
  const due = config?.status === 'registered' ? (isOfferDue(config) ? 'offer' : 'ozon') : null;

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (due === 'offer' && !hasAnsweredOffer(userId, Date.now())) {
      const { askOffer } = await loadLazy(() => import('./offer/ask-offer'));
      await askOffer({ userId, offerHref, returnUrl }, signal);
    } else if (due === 'ozon' && ozon !== null) {
      const { askOzon } = await loadLazy(() => import('./ozon/ask-ozon'));
      await askOzon({ ...ozon, userId, returnUrl }, signal);
    }
  });

  useEffect(() => {
    const left = new AbortController();
    // Not to be had now: the next page asks.
    ask(left.signal).catch(() => undefined);
    return () => left.abort();
  }, [due, userId]);

  return null;
}
