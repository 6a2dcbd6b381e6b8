import { ofZonedField } from '@/lib/format/zoned-time';
import { addDays, lastOfMonth, mondayOf, type Day } from './day';

export const periodKinds = ['week', 'term', 'year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Some days one after the other, both ends included. */
export type Period = { kind: PeriodKind; first: Day; last: Day };

/** The terms of a school year by their months: each day of a year is in one of them. */
const terms = [
  { first: 9, last: 10 },
  { first: 11, last: 12 },
  { first: 1, last: 3 },
  { first: 4, last: 8 },
] as const;

const yearOf = (day: Day) => Number(day.slice(0, 4));
const monthOf = (day: Day) => Number(day.slice(5, 7));
const monthText = (year: number, month: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** The year in which the school year of a day has begun: on the first of September. */
export const schoolYearOf = (day: Day): number => yearOf(day) - (monthOf(day) < 9 ? 1 : 0);

/** Which term a day is in, 1…4. */
export function termOf(day: Day): number {
  const month = monthOf(day);
  return terms.findIndex(({ first, last }) => first <= month && month <= last) + 1;
}

/** The period of a kind that a day is in. A week begins on Monday. [HW-06] */
export function periodOf(kind: PeriodKind, day: Day): Period {
  if (kind === 'week') {
    const first = mondayOf(day);
    return { kind, first, last: addDays(first, 6) };
  }
  if (kind === 'year') {
    const year = schoolYearOf(day);
    return { kind, first: `${monthText(year, 9)}-01`, last: `${monthText(year + 1, 8)}-31` };
  }
  const { first, last } = terms[termOf(day) - 1] ?? terms[0];
  const year = yearOf(day);
  return {
    kind,
    first: `${monthText(year, first)}-01`,
    last: lastOfMonth(monthText(year, last)),
  };
}

/** The period after this one, or before it. Weeks step by seven days. [HW-06] */
export function stepPeriod({ kind, first, last }: Period, by: 1 | -1): Period {
  return periodOf(kind, by === 1 ? addDays(last, 1) : addDays(first, -1));
}

/** A period of another kind around the same time: around today when that is in the period. */
export function turnPeriod({ first, last }: Period, kind: PeriodKind, today: Day): Period {
  return periodOf(kind, first <= today && today <= last ? today : first);
}

/**
 * The moments at which a period begins, and at which the next one does, by the clocks of a time zone.
 *
 * @returns ISO 8601
 */
export function momentsOf(
  { first, last }: Period,
  timeZone: string,
): { from: string; until: string } {
  const midnight = (day: Day) => ofZonedField(`${day}T00:00`, timeZone) ?? `${day}T00:00:00.000Z`;
  return { from: midnight(first), until: midnight(addDays(last, 1)) };
}
