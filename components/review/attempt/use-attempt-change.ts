import { useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import type { Result } from '@/lib/contract/call/result';
import type { AttemptReview } from '@/lib/contract/review/review';
import type { OverlayFrame } from '@/components/ui/overlay/overlay';
import type { AboutAttempt } from './about-attempt';

/**
 * Sends a change of an attempt from a dialog, which closes when it is made. What another tab has changed
 * meanwhile is asked for: whoever has seen it may send again.
 */
export function useAttemptChange<Part extends string>(
  { review, onChanged }: AboutAttempt,
  { onClose }: Pick<OverlayFrame, 'onClose'>,
) {
  const { attemptCode } = review;
  const [other, setOther] = useState<AttemptReview | null>(null);
  const { pending, failed, run } = useCalls<Part>();
  const { version } = other ?? review;

  async function send(
    part: Part,
    change: (version: number) => Promise<Result<unknown>>,
  ): Promise<void> {
    const outcome = await run(
      part,
      () => change(version),
      () => onClose('dismissed'),
    );
    if (outcome === 'busy') return;
    if (outcome !== 'done' && outcome.code === 'review_changed') {
      const found = await callApi('getAttemptReview', { params: { attemptCode } });
      if (found.ok) setOther(found.value);
    }
    onChanged();
  }
  return { send, pending, failure: failed?.failure ?? null, other };
}
