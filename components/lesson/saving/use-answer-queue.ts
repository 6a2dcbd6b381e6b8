'use client';

import { useSyncExternalStore } from 'react';
import type { AnswerQueue } from '@/lib/answers/queue';
import { NOTHING_YET, type SaveState } from '@/lib/answers/save-state';
import { answerQueueOf } from './answer-queue';

const noChanges = () => () => undefined;
const nothingYet = () => NOTHING_YET;
const none = () => null;

/**
 * The student's answer queue and how it stands with saving. On the server and in the first moment of
 * the page there is no queue, so that both draw the same.
 */
export function useAnswerQueue(userId: string): { queue: AnswerQueue | null; saving: SaveState } {
  const queue = useSyncExternalStore(noChanges, () => answerQueueOf(userId), none);
  const saving = useSyncExternalStore(
    queue?.subscribe ?? noChanges,
    queue?.state ?? nothingYet,
    nothingYet,
  );
  return { queue, saving };
}
