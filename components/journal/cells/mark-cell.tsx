import Link from 'next/link';
import type { Cell } from '@/lib/journal/marks/cell';
import type { Lateness } from '@/lib/journal/marks/lateness';
import type { MarkType } from '@/lib/journal/mark-type';
import { pathOf } from '@/lib/routes/match';
import { LateSign } from './late-sign';

/** Good, middling, poor: said by the number, underlined by the colour. */
const tones = {
  good: 'bg-positive-tint text-positive-strong',
  fair: 'bg-warning-tint text-warning-strong',
  poor: 'bg-negative-tint text-negative-strong',
} as const;

const toneOf = (grade: number) => tones[grade >= 4 ? 'good' : grade === 3 ? 'fair' : 'poor'];

type MarkCellProps = {
  cell: Cell;
  markType: MarkType;
  lateness?: Lateness | null;
  /** Leads nowhere: names stand there. */
  isPlain?: boolean;
};

/** What a student has at a homework: a mark, work under way, or nothing; and whether it is late. [HW-06] */
export function MarkCell({ cell, markType, lateness = null, isPlain = false }: MarkCellProps) {
  const said = (
    <span className="inline-flex flex-col items-start gap-1">
      <State cell={cell} markType={markType} />{' '}
      {lateness === null ? null : <LateSign lateness={lateness} />}
    </span>
  );
  if (cell.kind === 'none' || isPlain) return said;
  return (
    <Link
      href={pathOf('teacherAttempt', { attemptCode: cell.attemptCode })}
      prefetch={false}
      className="-m-1 inline-flex min-h-11 min-w-11 items-center rounded-m p-1 hover:bg-paper"
    >
      {said}
    </Link>
  );
}

type StateProps = Pick<MarkCellProps, 'cell' | 'markType'>;

function State({ cell, markType }: StateProps) {
  switch (cell.kind) {
    case 'mark':
      return <Mark {...cell} markType={markType} />;
    case 'progress':
      return (
        <span className="text-caption whitespace-nowrap text-ink-soft">
          {cell.done} из {cell.total}
        </span>
      );
    case 'awaiting':
      return <span className="text-caption font-semibold text-accent-strong">Проверить</span>;
    case 'returned':
      return <span className="text-caption text-ink-soft">На&nbsp;доработке</span>;
    case 'none':
      return <span className="text-caption whitespace-nowrap text-ink-soft">не&nbsp;начато</span>;
  }
}

type MarkProps = { grade: number; percent: number; markType: MarkType };

function Mark({ grade, percent, markType }: MarkProps) {
  const percentText = `${percent}\u00A0%`;
  const [main, small] =
    markType === 'grade' ? [String(grade), percentText] : [percentText, `оценка\u00A0${grade}`];
  return (
    <span
      className={`inline-flex min-w-16 flex-col items-center rounded-m px-2 py-1 tabular-nums ${toneOf(grade)}`}
    >
      <span className="text-title-s leading-6 font-semibold">{main}</span>{' '}
      <span className="text-caption leading-4">{small}</span>
    </span>
  );
}
