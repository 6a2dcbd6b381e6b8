'use client';

import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { showNotification } from '@/components/ui/overlay/open-overlays';
import { callApi } from '@/lib/api/call-api';
import type { HomeworkState, HomeworkSummary } from '@/lib/contract/homework/homework';
import type { Failure } from '@/lib/contract/call/result';
import { changedText, withdrawQuestion } from './state-words';

/**
 * Closes, withdraws or reopens a homework; withdrawing is asked about first, since it ends work that
 * students have begun. The result is said by a notification; a failure leaves the homework as it is.
 */
export function useChangeState(
  homework: HomeworkSummary,
  onChanged: (homework: HomeworkSummary) => void,
) {
  const [pending, setPending] = useState<HomeworkState | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isBusy = useRef(false);

  async function change(state: HomeworkState): Promise<void> {
    if (state === 'withdrawn' && !(await confirmOrAsk(withdrawQuestion(homework.title)))) return;
    setPending(state);
    setFailure(null);
    const { taskHash } = homework;
    const result = await callApi('changeHomework', { params: { taskHash }, body: { state } });
    setPending(null);
    if (!result.ok) return setFailure(result.error);
    onChanged(result.value);
    void showNotification({
      type: 'positive',
      icon: CircleCheck,
      content: changedText(result.value),
      position: 'main',
      autoClosing: true,
    });
  }

  async function changeState(state: HomeworkState): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await change(state);
    } finally {
      isBusy.current = false;
    }
  }

  return { pending, failure, changeState };
}
