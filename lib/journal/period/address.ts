import { pathOf } from '@/lib/routes/match';
import type { OwnPath } from '@/lib/routes/own-path';
import { isDay, type Day } from './day';
import { periodKinds, periodOf, stepPeriod, type Period } from './period';

type Query = Record<string, string | string[] | undefined>;

/** Before this there was no homework. */
const EARLIEST: Day = '2020-09-01';

/** Whether the journal can have something of a period: homework is not created in advance. */
function isPossible({ first, last }: Period, today: Day): boolean {
  return last >= EARLIEST && first <= today;
}

const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * The period that the address of the journal asks for, whatever day of it is named; null when it names
 * none, or one that cannot be. [HW-06]
 */
export function readPeriod(query: Query, today: Day): Period | null {
  const kind = periodKinds.find((one) => one === firstOf(query.period));
  const day = firstOf(query.from) ?? today;
  if (!kind || !isDay(day)) return null;
  const period = periodOf(kind, day);
  return isPossible(period, today) ? period : null;
}

/** The period before and the one after, where there are such. */
export function neighbours(period: Period, today: Day): Record<'before' | 'after', Period | null> {
  const [before, after] = [stepPeriod(period, -1), stepPeriod(period, 1)];
  return {
    before: isPossible(before, today) ? before : null,
    after: isPossible(after, today) ? after : null,
  };
}

/** The address under which the journal shows a class in a period. */
export function journalAddress(period: Period, classId: string | null): OwnPath {
  const search = new URLSearchParams({
    ...(classId !== null && { class: classId }),
    period: period.kind,
    from: period.first,
  });
  return `${pathOf('teacherJournal')}?${search.toString()}` as OwnPath;
}

/** In which order the first opening looks for homework: this week, else this term, else this year. */
export const openingPeriods = (today: Day): Period[] =>
  periodKinds.map((kind) => periodOf(kind, today));
