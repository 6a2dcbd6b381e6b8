'use client';

import { useState } from 'react';
import { FailureNotice } from '@/components/account/failure-notice';
import { Button } from '@/components/ui/button/button';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { isOfferAccepted } from '@/lib/cabinet/offer';
import { formatDay } from '@/lib/format/date-time';
import type { ProfileFactsProps } from './profile-facts';

type OfferLineProps = Omit<ProfileFactsProps, 'person'>;

/** Whether and when the offer was accepted, and the way to accept it. [CFG-04] [HW-09] */
export function OfferLine({ config: first, offerHref, returnUrl, timeZone }: OfferLineProps) {
  const [config, setConfig] = useState(first);
  const { pending, failure, run } = useCall();
  const { lastOfferAcceptedAt } = config;
  const isAccepted = isOfferAccepted(config) && lastOfferAcceptedAt !== null;
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">
        {isAccepted ? (
          <>
            Приняты{' '}
            <time dateTime={lastOfferAcceptedAt}>{formatDay(lastOfferAcceptedAt, timeZone)}</time>
          </>
        ) : (
          'Ещё не\u00A0приняты'
        )}
        .{' '}
        <a
          href={offerHref}
          target="_blank"
          rel="noreferrer"
          className="rounded-s text-accent-strong underline underline-offset-4"
        >
          Прочитать<span className="sr-only"> условия (в&nbsp;новой вкладке)</span>
        </a>
      </p>
      {isAccepted ? null : (
        <Button
          size="s"
          variant="secondary"
          pending={pending}
          onClick={() => void run(() => callApi('acceptOffer', {}), setConfig)}
        >
          Принять
        </Button>
      )}
      {failure === null ? null : (
        <FailureNotice title="Не&nbsp;сохранилось" {...{ failure, returnUrl }} />
      )}
    </div>
  );
}
