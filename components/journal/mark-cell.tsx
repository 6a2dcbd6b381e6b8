import Link from 'next/link';
import type { Cell } from '@/lib/journal/cell';
import type { MarkType } from '@/lib/journal/mark-type';
import { pathOf } from '@/lib/routes/match';

/** Good, middling, poor: said by the number, underlined by the colour. */
const tones = {
  good: 'bg-positive-tint text-positive-strong',
  fair: 'bg-warning-tint text-warning-strong',
  poor: 'bg-negative-tint text-negative-strong',
} as const;

const toneOf = (grade: number) => tones[grade >= 4 ? 'good' : grade === 3 ? 'fair' : 'poor'];

/** What a student has at a homework: a mark, work under way, or nothing. [HW-06] */
export function MarkCell({ cell, markType }: { cell: Cell; markType: MarkType }) {
  if (cell.kind === 'none') return <State cell={cell} markType={markType} />;
  const { attemptCode } = cell;
  return (
    <Link
      href={pathOf('teacherAttempt', { attemptCode })}
      prefetch={false}
      className="-m-1 inline-flex min-h-11 min-w-11 items-center rounded-m p-1 hover:bg-paper"
    >
      <State cell={cell} markType={markType} />
    </Link>
  );
}

function State({ cell, markType }: { cell: Cell; markType: MarkType }) {
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
      return (
        <>
          <span aria-hidden className="text-control">
            —
          </span>
          <span className="sr-only">не&nbsp;начато</span>
        </>
      );
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
