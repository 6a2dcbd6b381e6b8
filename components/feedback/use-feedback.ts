import { useRef } from 'react';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import { describeBrowser } from '@/lib/browser/describe-browser';
import { createId } from '@/lib/browser/ids';

export type FeedbackType = 'problem' | 'idea' | 'question';

/** In characters. */
export const MAX_TEXT = 2_000;

/** Sends feedback with the page and the browser that it is about, once for many presses. [TRK-03] */
export function useFeedback(onSent: () => void) {
  const { pending, failure, run } = useCall();
  // The same words are one message, also when the reply to the first try was lost.
  const last = useRef({ content: '', idempotencyKey: '' });

  async function send(type: FeedbackType, text: string): Promise<void> {
    const content = `${type} ${text}`;
    if (last.current.content !== content) last.current = { content, idempotencyKey: createId() };
    const { idempotencyKey } = last.current;
    const body = { idempotencyKey, type, meta: { text, ...surroundings() } };
    await run(() => callApi('addFeedback', { body }, { handlesSessionExpired: true }), onSent);
  }

  return { send, pending, failure };
}

/** Where it was written; without a query, in which there may be codes. */
function surroundings() {
  return { path: location.pathname.slice(0, 500), userAgent: describeBrowser() };
}
