import type { MarkMode } from '@/lib/contract/diary/diary';

/** How marks may come to a diary. */
export const markModes = [
  { value: 'grade', label: 'Оценка' },
  { value: 'percent', label: 'Проценты' },
  { value: 'none', label: 'Не\u00A0выставлять' },
] as const satisfies readonly { value: MarkMode; label: string }[];
