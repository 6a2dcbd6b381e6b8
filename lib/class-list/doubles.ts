import type { ClassList, ListStudent } from '@/lib/contract/class-list/class-list';
import { nameKey } from '@/lib/contract/class-list/name-key';

/** Two who are called the same and may be one child: whose row can go, and into which. */
export type Double = { from: ListStudent; into: ListStudent };

/**
 * The students of a list who are called as somebody else of the class. Who has an account, or has begun, is the
 * one to stay. [HW-06]
 */
export function findDoubles({ students, newcomers }: ClassList): Double[] {
  const byName = new Map<string, ListStudent[]>();
  for (const one of [...students, ...newcomers])
    byName.set(nameKey(one), [...(byName.get(nameKey(one)) ?? []), one]);
  const listed = new Set(students.map(({ userId }) => userId));
  return [...byName.values()].flatMap((alike) => {
    const [into, ...others] = [...alike].sort((a, b) => weightOf(b) - weightOf(a));
    if (!into || !alike.some(({ userId }) => listed.has(userId))) return [];
    return others.filter((one) => !one.hasAccount).map((from) => ({ from, into }));
  });
}

const weightOf = ({ hasAccount, hasBegun }: ListStudent) =>
  Number(hasAccount) * 2 + Number(hasBegun);
