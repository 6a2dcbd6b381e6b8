import Link from 'next/link';
import type { WorkbookSummary } from '@/lib/contract/content/content';
import type { Subject } from '@/lib/contract/subjects/subjects';
import { landingAddress } from '@/lib/landing/addresses';

type GradesProps = {
  subject: Subject;
  workbooks: readonly WorkbookSummary[];
  /** The grade of the page, when it is one. */
  current: number | null;
};

/** The grades in which the subject has a workbook; nothing when the page is the only one. */
export function Grades({ subject, workbooks, current }: GradesProps) {
  const others = workbooks.filter(({ grade }) => grade !== current);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="grades-title" className="page-width pb-10 medium:pb-14">
      <h2 id="grades-title" className="font-semibold">
        {current === null ? 'Тетради по\u00A0классам' : 'Другие классы'}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {others.map(({ id, grade }) => (
          <li key={id}>
            <Link
              href={landingAddress(subject, grade)}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-full border border-control bg-surface px-5 font-medium hover:border-accent hover:bg-accent-tint"
            >
              {subject.title}, {grade}&nbsp;класс
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
