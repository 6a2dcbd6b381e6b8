'use client';

import { CircleCheck } from 'lucide-react';
import { loadLazy } from '@/components/ui/lazy/load-lazy';
import { confirmOrAsk } from '@/components/ui/overlay/confirm-or-ask';
import { showNotification } from '@/components/ui/overlay/open-overlays';
import { callApi } from '@/lib/api/call-api';
import { useCall } from '@/lib/api/use-calls';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import { changedText } from './change-words';
import type { HomeworkAction } from './homework-actions';

const loadDeliver = () => import('@/components/homework/deliver/ask-deliver');
const loadDue = () => import('./ask-due');

type Options = { timeZone: string; onChanged: (homework: HomeworkSummary) => void };

/**
 * Does what was chosen of a homework; what ends work that students have begun, or shows what was right, is
 * asked about first. A change of state is said by a notification; a failure leaves all as it was.
 */
export function useHomeworkActions(homework: HomeworkSummary, { timeZone, onChanged }: Options) {
  const { pending, failure, run } = useCall();

  async function openDialog(dialog: 'due' | 'deliver'): Promise<void> {
    if (dialog === 'due') (await loadLazy(loadDue)).askDue(homework, timeZone, onChanged);
    else await (await loadLazy(loadDeliver)).askDeliver(homework, timeZone, onChanged);
  }

  async function act(action: HomeworkAction): Promise<void> {
    if ('dialog' in action) return openDialog(action.dialog);
    const { change, question } = action;
    if (question && !(await confirmOrAsk(question))) return;
    const { taskHash } = homework;
    await run(
      () => callApi('changeHomework', { params: { taskHash }, body: change }),
      (changed) => {
        onChanged(changed);
        if (change.state !== undefined) void sayChanged(changed);
      },
    );
  }

  return { pending, failure, act, openDialog };
}

const sayChanged = (changed: HomeworkSummary) =>
  showNotification({
    type: 'positive',
    icon: CircleCheck,
    content: changedText(changed),
    position: 'main',
    autoClosing: true,
  });
