import type { Average, Totals } from '@/lib/journal/marks/totals';
import type { MarkType } from '@/lib/journal/mark-type';

/** An average as it is written: «4,3» or «86 %». */
export const averageText = (average: Average, markType: MarkType): string =>
  markType === 'grade' ? String(average.grade).replace('.', ',') : `${average.percent}\u00A0%`;

type TotalsProps = { totals: Totals; markType: MarkType };

/** An average; a dash while there is no mark. */
export function AverageMark({ totals: { average }, markType }: TotalsProps) {
  if (average)
    return (
      <span className="text-title-s font-semibold tabular-nums">
        {averageText(average, markType)}
      </span>
    );
  return (
    <>
      <span aria-hidden className="text-control">
        —
      </span>
      <span className="sr-only">нет&nbsp;отметок</span>
    </>
  );
}

/** How many have not begun, and how much is late; nothing where there is none. */
export function MissingWords({ totals: { notBegun, late } }: Pick<TotalsProps, 'totals'>) {
  if (notBegun + late === 0) return null;
  return (
    <span className="flex flex-col text-caption leading-4 font-normal whitespace-nowrap text-ink-soft">
      {notBegun > 0 ? <span>не&nbsp;начато&nbsp;{notBegun}</span> : null}{' '}
      {late > 0 ? <span>поздно&nbsp;{late}</span> : null}
    </span>
  );
}
