'use client';

import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import Link, { useLinkStatus } from 'next/link';
import { Spinner } from '@/components/ui/spinner/spinner';
import { journalAddress, neighbours } from '@/lib/journal/period/address';
import type { Day } from '@/lib/journal/period/day';
import { periodKinds, turnPeriod, type Period } from '@/lib/journal/period/period';
import { periodTitle } from '@/lib/journal/period/title';

type PeriodNavProps = { period: Period; today: Day; classId: string | null };

const kindWords = { week: 'Неделя', term: 'Четверть', year: 'Год' } as const;
const stepWords = {
  week: ['Предыдущая неделя', 'Следующая неделя'],
  term: ['Предыдущая четверть', 'Следующая четверть'],
  year: ['Предыдущий год', 'Следующий год'],
} as const;

/** Which days the journal shows: links, so that back, reload and a sent address keep them. [HW-06] */
export function PeriodNav({ period, today, classId }: PeriodNavProps) {
  const { before, after } = neighbours(period, today);
  const [back, forward] = stepWords[period.kind];
  return (
    <nav aria-label="Период" className="flex flex-col gap-2 medium:flex-row medium:items-center">
      <div className="flex items-center justify-between gap-1">
        <Step icon={ChevronLeft} label={back} to={before && journalAddress(before, classId)} />
        <p aria-live="polite" className="min-w-0 px-1 text-center font-medium medium:min-w-48">
          {periodTitle(period, today)}
        </p>
        <Step icon={ChevronRight} label={forward} to={after && journalAddress(after, classId)} />
      </div>
      <ul className="flex w-full rounded-m border border-transparent bg-line/60 p-1 medium:w-fit">
        {periodKinds.map((kind) => (
          <li key={kind} className="flex flex-auto">
            <Link
              href={journalAddress(turnPeriod(period, kind, today), classId)}
              prefetch={false}
              scroll={false}
              aria-current={kind === period.kind ? 'true' : undefined}
              className="relative flex min-h-11 flex-auto items-center justify-center rounded-s border border-transparent px-3 text-ink-soft transition-colors duration-150 hover:text-ink aria-current:border-control aria-current:bg-surface aria-current:font-medium aria-current:text-ink medium:min-h-9"
            >
              <Pending />
              {kindWords[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type StepProps = { icon: LucideIcon; label: string; to: string | null };

const step =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-m border border-transparent';

function Step({ icon: Icon, label, to }: StepProps) {
  if (to === null)
    return (
      <span aria-hidden className={`${step} text-control/60`}>
        <Icon className="size-5" />
      </span>
    );
  return (
    <Link
      href={to}
      prefetch={false}
      scroll={false}
      aria-label={label}
      title={label}
      className={`${step} text-ink-soft hover:bg-accent-tint hover:text-accent-strong`}
    >
      <Pending />
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}

/** Inside a link: the page that it leads to is on its way. */
function Pending() {
  const { pending } = useLinkStatus();
  return pending ? <Spinner position="absolute" /> : null;
}
