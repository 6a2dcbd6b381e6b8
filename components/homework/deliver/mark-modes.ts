import type { DiaryProvider, MarkMode } from '@/lib/contract/diary/diary';
import { diaryCapabilities } from '@/lib/contract/diary/diary-capabilities';

const labelled = [
  { value: 'grade', label: 'Оценка' },
  { value: 'percent', label: 'Проценты' },
  { value: 'none', label: 'Не выставлять' },
] as const satisfies readonly { value: MarkMode; label: string }[];

/** How marks may come to this diary. */
export function markModesOf(provider: DiaryProvider) {
  const { markModes } = diaryCapabilities[provider];
  return labelled.filter(({ value }) => markModes.includes(value));
}
