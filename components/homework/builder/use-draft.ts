'use client';

import { useEffect, useReducer, type Dispatch } from 'react';
import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { Teaching } from '@/lib/contract/user/user';
import { defaultTitle } from '@/lib/homework/default-title';
import {
  changeDraft,
  isWorthKeeping,
  newDraft,
  renewed,
  wholeSteps,
  type Draft,
} from '@/lib/homework/draft';
import type { DraftChange } from '@/lib/homework/draft';
import { readDraft, readLastWorkbook, writeDraft } from '@/lib/homework/draft-storage';
import { firstWorkbook } from '@/lib/homework/workbooks';

type Start = {
  userId: string;
  workbooks: readonly WorkbookSummary[];
  teaching: Teaching;
  /** Single tasks of a step can be picked. */
  canPick: boolean;
  /** That of the lesson for which homework is created, which comes before all others. */
  lessonBook: WorkbookSummary | null;
};

/**
 * The draft of this tab: what was left here, or an empty one at the workbook to begin with. Only
 * for the browser: time zone and storages decide.
 *
 * @throws Error when there is no workbook
 */
export function useDraft(start: Start): [Draft, Dispatch<DraftChange>] {
  const [draft, change] = useReducer(changeDraft, start, startDraft);
  const { userId } = start;

  useEffect(() => {
    writeDraft(userId, isWorthKeeping(draft) ? draft : null);
  }, [userId, draft]);

  return [draft, change];
}

function startDraft({ userId, workbooks, teaching, canPick, lessonBook }: Start): Draft {
  const title = defaultTitle(new Date());
  const kept = readDraft(userId);
  if (kept && workbooks.some(({ id }) => id === kept.workbookId)) {
    const draft = renewed(canPick ? kept : wholeSteps(kept), title);
    return lessonBook ? { ...draft, workbookId: lessonBook.id } : draft;
  }
  const first = lessonBook ?? firstWorkbook(workbooks, teaching, readLastWorkbook(userId));
  if (!first) throw new Error('There is no workbook to begin with');
  return newDraft(first.id, title);
}
