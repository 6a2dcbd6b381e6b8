'use client';

import { useRef, useState, type Dispatch } from 'react';
import { callApi } from '@/lib/api/call-api';
import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { Teaching } from '@/lib/contract/user/user';
import type { HomeworkSummary } from '@/lib/contract/homework/homework';
import type { Failure } from '@/lib/contract/call/result';
import {
  requestOf,
  selectionOf,
  type Draft,
  type DraftChange,
  type ForLesson,
} from '@/lib/homework/draft';
import { createId } from '@/lib/browser/ids';
import { reachGoal } from '@/lib/browser/goals';

/** Why there is no homework yet. */
export type Obstacle =
  | { kind: 'nothing_chosen' }
  /** Who came without choosing what they teach is not registered yet. */
  | { kind: 'no_teaching' }
  | { kind: 'failed'; failure: Failure };

type Args = {
  draft: Draft;
  change: Dispatch<DraftChange>;
  book: WorkbookSummary;
  teaching: Teaching;
  forLesson: () => ForLesson;
  onCreated: (homework: HomeworkSummary) => void;
};

/** Creates the homework of a draft, one at a time; a failure leaves the draft as it is. [HW-01] */
export function useCreateHomework(args: Args) {
  const { draft, change, book, teaching, forLesson, onCreated } = args;
  const [pending, setPending] = useState(false);
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  // State comes too late for a second press in the same moment.
  const isSending = useRef(false);
  const isEmpty = selectionOf(draft, book).length === 0;
  if (obstacle?.kind === 'nothing_chosen' && !isEmpty) setObstacle(null);

  async function create(): Promise<void> {
    if (isSending.current) return;
    if (isEmpty) return setObstacle({ kind: 'nothing_chosen' });
    isSending.current = true;
    setPending(true);
    setObstacle(null);
    const { body, sent } = requestOf(draft, book, createId, forLesson());
    change({ type: 'sent', sent });
    const result = await callApi('createHomework', { body });
    isSending.current = false;
    setPending(false);
    if (result.ok) {
      reachGoal('homework_created');
      return onCreated(result.value);
    }
    // The id belongs to another homework: the next press is a new request.
    if (result.error.code === 'conflict') change({ type: 'sent', sent: null });
    setObstacle(obstacleOf(result.error, teaching));
  }

  return { create, pending, obstacle, dismiss: () => setObstacle(null) };
}

function obstacleOf(failure: Failure, { subjects }: Teaching): Obstacle {
  if (failure.code === 'forbidden' && subjects.length === 0) return { kind: 'no_teaching' };
  return { kind: 'failed', failure };
}
