import { schoolYearOf, termOf, type Period } from './period';
import type { Day } from './day';

const dayAndMonth = new Intl.DateTimeFormat('ru', {
  ...({ day: 'numeric', month: 'long', timeZone: 'UTC' } as const),
});
const wordsOf = (day: Day) =>
  dayAndMonth.format(new Date(`${day}T00:00:00Z`)).replace(' ', '\u00A0');

const yearText = (year: number) => `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

/**
 * What a period is called: «16–22 ноября 2026», «2-я четверть 2026/27», «2026/27 учебный год».
 *
 * @param today a week of the same year does not name it; leave out for paper and files
 */
export function periodTitle({ kind, first, last }: Period, today?: Day): string {
  const year = yearText(schoolYearOf(first));
  if (kind === 'year') return `${year} учебный\u00A0год`;
  if (kind === 'term') return `${termOf(first)}-я\u00A0четверть ${year}`;
  const [firstYear, lastYear] = [first.slice(0, 4), last.slice(0, 4)];
  const ending =
    today?.slice(0, 4) === lastYear && firstYear === lastYear ? '' : `\u00A0${lastYear}`;
  if (firstYear !== lastYear)
    return `${wordsOf(first)}\u00A0${firstYear}\u00A0– ${wordsOf(last)}${ending}`;
  if (first.slice(5, 7) !== last.slice(5, 7))
    return `${wordsOf(first)}\u00A0– ${wordsOf(last)}${ending}`;
  return `${Number(first.slice(8))}–${wordsOf(last)}${ending}`;
}
