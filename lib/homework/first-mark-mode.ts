import type { MarkMode } from '@/lib/contract/diary/diary';
import type { Feedback } from '@/lib/contract/homework/homework';

/** How marks come to a diary until the teacher says otherwise: not where students are told no score. [DIARY-05] */
export const firstMarkMode = (feedback: Feedback): MarkMode =>
  feedback === 'never' ? 'none' : 'grade';
