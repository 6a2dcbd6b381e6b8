'use client';

import { useRef, useState } from 'react';
import { callWeb } from '@/lib/browser/call-web';
import type { ErrorCode } from '@/lib/contract/call/errors';
import type { DeliveryState, Lesson, LessonPlace, MarkMode } from '@/lib/contract/diary/diary';
import type { Feedback, HomeworkSummary } from '@/lib/contract/homework/homework';
import type { ForLesson } from '@/lib/homework/draft';
import { firstMarkMode } from '@/lib/homework/first-mark-mode';
import { loadLazy } from '@/components/ui/lazy/load-lazy';

/** The lesson of a diary for which homework is created. */
export type LessonStart = {
  place: LessonPlace;
  /** At the diary. */
  returnUrl?: string | undefined;
  /** A code when the diary did not say which lesson it is: the homework is made without it then. */
  lesson: Lesson | ErrorCode;
};

/** How creating a homework for a diary has ended: null before that, and after its dialog. [DIARY-07] */
export type LessonResult =
  { kind: 'success' } | { kind: 'error'; state: Exclude<DeliveryState, 'delivered'> } | null;

export type LessonOfDiary = ReturnType<typeof useLesson>;

const loadFollow = () => import('./follow-delivery');

/** For which lesson homework is created, how marks come to it, and what has come of it. [DIARY-05] */
export function useLesson(start: LessonStart | undefined, feedback: Feedback) {
  const [isDropped, setDropped] = useState(false);
  const [chosenMode, setMarkMode] = useState<MarkMode>();
  const markMode = chosenMode ?? firstMarkMode(feedback);
  const [result, setResult] = useState<LessonResult>(null);
  // A dialog that closes stays until it has faded.
  const [hasResult, setHasResult] = useState(false);
  // The reply to a homework that was created comes later than another one is begun.
  const current = useRef(0);

  function drop(): void {
    setDropped(true);
    void callWeb('forgetLesson', undefined);
  }

  /** What a new homework has to say of the lesson. */
  function forLesson(): ForLesson {
    if (!start || isDropped || typeof start.lesson === 'string') return {};
    const { place, lesson } = start;
    const dueAt = dueOf(lesson);
    return { diary: { place, markMode }, ...(dueAt !== null && { policy: { dueAt } }) };
  }

  async function follow({ taskHash }: HomeworkSummary): Promise<void> {
    if (forLesson().diary === undefined) return;
    const mine = ++current.current;
    drop();
    const { followDelivery } = await loadLazy(loadFollow);
    const state = await followDelivery(taskHash);
    if (mine !== current.current) return;
    setHasResult(true);
    setResult(state === 'delivered' ? { kind: 'success' } : { kind: 'error', state });
  }

  function closeResult(): void {
    setResult(null);
  }

  const shown = isDropped ? undefined : start;
  const told = { result, hasResult, closeResult };
  return { shown, markMode, setMarkMode, drop, forLesson, follow, ...told };
}

/** Until when homework for a lesson is due; null when that has passed, or is not known. */
export function dueOf({ dueAt }: Lesson): string | null {
  return dueAt !== null && Date.parse(dueAt) > Date.now() ? dueAt : null;
}
