import type { JournalHomework, Mark } from '@/lib/contract/journal/journal';

/**
 * `finished`: finished after the due date; `missing`: the due date has passed, and it is not finished. Work
 * that was given back had been finished.
 */
export type Lateness = 'finished' | 'missing';

/**
 * Whether the work of a student at a homework is late; null when it is not, or when nothing is due. [HW-06]
 *
 * @param mark undefined when they have not begun
 * @param now ISO 8601
 */
export function latenessOf(
  mark: Mark | undefined,
  { dueAt }: Pick<JournalHomework, 'dueAt'>,
  now: string,
): Lateness | null {
  if (dueAt === null || mark?.isReturned) return null;
  const due = Date.parse(dueAt);
  if (mark && mark.finishedAt !== null)
    return Date.parse(mark.finishedAt) > due ? 'finished' : null;
  return Date.parse(now) > due ? 'missing' : null;
}

export const latenessWords = { finished: 'поздно', missing: 'срок\u00A0прошёл' } as const;
