import { useRef, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import { createId } from '@/lib/browser/ids';
import type { Failure } from '@/lib/contract/call/result';

export type FeedbackType = 'problem' | 'idea' | 'question';

/** In characters. */
export const MAX_TEXT = 2_000;

/** Sends feedback with the page and the browser that it is about, once for many presses. [TRK-03] */
export function useFeedback(onSent: () => void) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSending = useRef(false);
  // The same words are one message, also when the reply to the first try was lost.
  const last = useRef({ content: '', idempotencyKey: '' });

  async function send(type: FeedbackType, text: string): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(null);
    const content = `${type} ${text}`;
    if (last.current.content !== content) last.current = { content, idempotencyKey: createId() };
    const { idempotencyKey } = last.current;
    const body = { idempotencyKey, type, meta: { text, ...surroundings() } };
    const result = await callApi('addFeedback', { body }, { handlesSessionExpired: true });
    isSending.current = false;
    setPending(false);
    if (result.ok) onSent();
    else setFailure(result.error);
  }

  return { send, pending, failure };
}

/** Where it was written; without a query, in which there may be codes. */
function surroundings() {
  const { innerWidth, innerHeight, location, navigator } = window;
  const viewportSize = `${innerWidth}x${innerHeight}`;
  return {
    path: location.pathname.slice(0, 500),
    userAgent: `${navigator.userAgent.slice(0, 500)} viewportSize=${viewportSize}`,
  };
}
