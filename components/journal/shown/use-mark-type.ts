'use client';

import { useSyncExternalStore } from 'react';
import {
  onMarkTypeChange,
  readMarkType,
  writeMarkType,
  type MarkType,
} from '@/lib/journal/mark-type';
import { trackEvent } from '@/lib/tracking/track-event';

const onServer = (): MarkType => 'grade';

/** [TRK-02] */
function changeMarkType(markType: MarkType): void {
  writeMarkType(markType);
  trackEvent('teacher_journal_mark_type_changed', { markType });
}

/** How marks are shown in this browser, and the way to change it. [HW-06] */
export function useMarkType(): [MarkType, (type: MarkType) => void] {
  return [useSyncExternalStore(onMarkTypeChange, readMarkType, onServer), changeMarkType];
}
