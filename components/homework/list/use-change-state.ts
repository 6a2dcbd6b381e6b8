'use client';

import { useRef, useState } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { HomeworkState, HomeworkSummary } from '@/lib/contract/homework/homework';
import type { Failure } from '@/lib/contract/call/result';

/** Closes a homework or opens it again; a failure leaves it as it is. */
export function useChangeState(
  homework: HomeworkSummary,
  onChanged: (homework: HomeworkSummary) => void,
) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSending = useRef(false);

  async function changeState(state: HomeworkState): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setFailure(null);
    const { taskHash } = homework;
    const result = await callApi('changeHomework', { params: { taskHash }, body: { state } });
    isSending.current = false;
    setPending(false);
    if (result.ok) onChanged(result.value);
    else setFailure(result.error);
  }

  return { pending, failure, changeState };
}
