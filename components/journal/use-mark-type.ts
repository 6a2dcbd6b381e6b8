'use client';

import { useSyncExternalStore } from 'react';
import {
  onMarkTypeChange,
  readMarkType,
  writeMarkType,
  type MarkType,
} from '@/lib/journal/mark-type';

const onServer = (): MarkType => 'grade';

/** How marks are shown in this browser, and the way to change it. [HW-06] */
export function useMarkType(): [MarkType, (type: MarkType) => void] {
  return [useSyncExternalStore(onMarkTypeChange, readMarkType, onServer), writeMarkType];
}
