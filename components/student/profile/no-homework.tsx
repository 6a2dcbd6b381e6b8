'use client';

import type { ComponentType } from 'react';
import { BlankTask } from '@/components/ui/empty-state/blank-task';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { SmilingSheet } from '@/components/ui/empty-state/smiling-sheet';
import type { AgeGroup } from '@/lib/cabinet/age-group';
import { wordsFor } from '@/lib/cabinet/age-words';

const drawings: Record<AgeGroup, ComponentType | null> = {
  unknown: BlankTask,
  primary: SmilingSheet,
  middle: BlankTask,
  high: null,
};

/**
 * Says to a student without homework what to do, in words and with a drawing of their age. [CFG-05]
 * Of the browser too, so that the drawing travels in the HTML alone and not in the data of the page again.
 */
export function NoHomework({ ageGroup }: { ageGroup: AgeGroup }) {
  const Drawing = drawings[ageGroup];
  return (
    <EmptyState title="Заданий пока нет" image={Drawing && <Drawing />}>
      {wordsFor(ageGroup).nothingYet}
    </EmptyState>
  );
}
