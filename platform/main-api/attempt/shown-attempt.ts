import type { attempt } from '@/platform/main-api/database/schema';

type Ranked = Pick<typeof attempt.$inferSelect, 'score' | 'awaiting' | 'number'>;

/**
 * The attempt by which a teacher sees a student's work at a homework: one that waits for them, else the best
 * with a mark, else the newest. [HW-06] [REV-02]
 */
export function shownAttempt<Item>(
  items: readonly [Item, ...Item[]],
  attemptOf: (item: Item) => Ranked,
): Item {
  return items.reduce((best, one) => (isBefore(attemptOf(one), attemptOf(best)) ? one : best));
}

function isBefore(one: Ranked, other: Ranked): boolean {
  const order =
    Number(one.awaiting > 0) - Number(other.awaiting > 0) ||
    (one.score ?? -1) - (other.score ?? -1) ||
    one.number - other.number;
  return order > 0;
}
