'use client';

import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { signOutLook } from '@/components/account/sign-out-link';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

/** Opens the feedback form, which is loaded then. [TRK-03] */
export function FeedbackButton() {
  const [isFailed, setFailed] = useState(false);
  const open = async () => {
    try {
      setFailed(false);
      const { askFeedback } = await loadLazy(() => import('./ask-feedback'));
      await askFeedback();
    } catch {
      // There may be no network: it can be pressed again.
      setFailed(true);
    }
  };
  return (
    <button type="button" className={signOutLook} onClick={() => void open()}>
      <MessageSquare aria-hidden className="size-5" />
      <span className={isFailed ? 'text-caption' : 'sr-only large:not-sr-only'}>
        {isFailed ? 'Не\u00A0открылось' : 'Написать нам'}
      </span>
    </button>
  );
}
