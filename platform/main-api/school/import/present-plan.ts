import { createHash } from 'node:crypto';
import type { ImportPreview } from '@/lib/contract/school/import/import';
import type { PlannedRow, SchoolState } from './plan-import';

const titleOf = ({ number, letter }: { number: number; letter: string }) => `${number}${letter}`;

/** The classes that a plan puts somebody into and the school does not have. */
export function missingClasses(plan: readonly PlannedRow[], { classes }: SchoolState) {
  const there = new Set(classes.filter((one) => !one.isArchived).map(titleOf));
  const missing = new Map<string, { number: number; letter: string }>();
  for (const { outcome, read } of plan)
    if (read && (outcome === 'new' || outcome === 'moved') && !there.has(titleOf(read)))
      missing.set(titleOf(read), { number: read.number, letter: read.letter });
  return [...missing.values()];
}

/** A plan as the administrator sees it. Its fingerprint is of all that would be done, and to whom. */
export function presentPlan(plan: readonly PlannedRow[], state: SchoolState): ImportPreview {
  const titles = new Map(state.classes.map((one) => [one.id, titleOf(one)]));
  const changes = plan.map(({ line, outcome, read, of }) => [
    ...[line, outcome, read?.surname, read?.name, read && titleOf(read)],
    ...[of?.id, of?.classId],
  ]);
  return {
    fingerprint: createHash('sha256').update(JSON.stringify(changes)).digest('hex'),
    newClasses: missingClasses(plan, state).map(titleOf),
    rows: plan.map(({ line, outcome, read, of }) => ({
      ...{ line, outcome, className: read ? titleOf(read) : '' },
      from: outcome === 'moved' ? (titles.get(of?.classId ?? '') ?? '') : '',
    })),
  };
}
