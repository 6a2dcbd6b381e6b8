import Link from 'next/link';
import type { Subject } from '@/lib/contract/subjects/subjects';
import { landingAddress } from '@/lib/landing/addresses';
import type { OfferedSubject } from '@/lib/landing/offered-subjects';
import { Section } from './section';

type WorkbooksProps = { offered: readonly OfferedSubject[]; coming: readonly Subject[] };

/** The workbooks that there are, by subject, and the subjects that have none yet. [SUBJ-01] [SUBJ-02] */
export function Workbooks({ offered, coming }: WorkbooksProps) {
  const isEmpty = offered.length === 0;
  return (
    <Section
      id="subjects"
      title={isEmpty ? 'Тетради готовятся' : 'Тетради по\u00A0предметам'}
      lead={
        isEmpty
          ? 'Здесь появятся предметы и\u00A0классы, как только выйдет первая тетрадь.'
          : 'У\u00A0каждой есть страница с\u00A0содержанием и\u00A0заданием, которое можно решить прямо на\u00A0ней.'
      }
    >
      {isEmpty ? null : (
        <ul className="grid gap-3 medium:gap-4 medium:grid-cols-2 xlarge:grid-cols-3">
          {offered.map((one) => (
            <Cover key={one.subject.id} {...one} />
          ))}
        </ul>
      )}
      {coming.length > 0 ? (
        <p className="mt-8 max-w-180 text-ink-soft">
          <strong className="font-semibold text-ink">Готовятся:</strong>{' '}
          {coming.map(({ title }) => title.toLowerCase().replace('обж', 'ОБЖ')).join(', ')}.
        </p>
      ) : null}
    </Section>
  );
}

/** The cover of a subject's workbooks, like that of a school notebook, with a link for each grade. */
function Cover({ subject, grades }: OfferedSubject) {
  return (
    <li
      data-accent={subject.colour}
      className="relative overflow-clip rounded-l border border-line bg-surface pl-9 shadow-sheet"
    >
      <span
        aria-hidden
        className="squared-paper absolute inset-y-0 left-0 w-6 border-r-2 border-accent bg-accent-tint"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 py-2 pr-4 medium:min-h-24 medium:flex-col medium:flex-nowrap medium:items-start medium:justify-center medium:py-4">
        <h3 className="text-title-s font-semibold">{subject.title}</h3>
        <ul className="flex flex-wrap gap-x-5 medium:mt-1">
          {grades.map((grade) => (
            <li key={grade}>
              <Link
                href={landingAddress(subject, grade)}
                prefetch={false}
                aria-label={`${subject.title}, ${grade} класс`}
                className="inline-flex min-h-11 items-center rounded-s font-medium text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {grade}&nbsp;класс
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
