'use client';

import { useRef, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { useCalls } from '@/lib/api/use-calls';
import { createId } from '@/lib/browser/ids';
import type { Result } from '@/lib/contract/call/result';
import type { RemarkKind, StepReview } from '@/lib/contract/step-review/step-review';
import { trackEvent } from '@/lib/tracking/track-event';

/**
 * Approves a step or says something of it, each once for many presses, and tells of it; that it did not work
 * is told, too. [HW-12] [TRK-02]
 */
export function useStepReview(stepUuid: string, first: StepReview) {
  const [review, setReview] = useState(first);
  const { pending, failed, run } = useCalls<'approve' | 'remark'>();
  // The same words are one remark, also when the reply to the first try was lost.
  const last = useRef({ text: '', idempotencyKey: '' });
  const { revision } = review;
  const params = { stepUuid };

  async function say(
    part: 'approve' | 'remark',
    call: () => Promise<Result<StepReview>>,
  ): Promise<boolean> {
    const outcome = await run(part, call, setReview);
    if (outcome === 'busy') return false;
    const seen = { stepUuid, revision };
    if (outcome !== 'done') {
      trackEvent('prosvet_step_approve_or_comment_error', { ...seen, code: outcome.code });
      return false;
    }
    trackEvent(part === 'approve' ? 'prosvet_step_approve' : 'prosvet_step_comment', seen);
    return true;
  }

  const approve = () =>
    say('approve', () => callApi('approveStep', { params, body: { revision } }));

  /** @returns whether it is kept */
  function remark(kind: RemarkKind, text: string): Promise<boolean> {
    if (last.current.text !== text) last.current = { text, idempotencyKey: createId() };
    const { idempotencyKey } = last.current;
    const body = { idempotencyKey, kind, text, revision };
    return say('remark', () => callApi('remarkStep', { params, body }));
  }

  return { review, pending, failed, approve, remark };
}
