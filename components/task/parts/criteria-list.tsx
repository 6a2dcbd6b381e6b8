import { RichText } from '@/components/task/parts/rich-text';
import { countOf } from '@/lib/format/plural';
import type { TaskOf } from '@/lib/contract/tasks/tasks';

type CriteriaListProps = {
  criteria: TaskOf<'extended_text' | 'photo'>['criteria'];
  lang?: string | undefined;
};

const POINTS = ['балл', 'балла', 'баллов'] as const;

/** What the teacher will look at, and what each of it is worth; nothing when the task does not say. */
export function CriteriaList({ criteria, lang }: CriteriaListProps) {
  if (!criteria) return null;
  return (
    <section
      aria-label="За что ставят баллы"
      className="max-w-reading rounded-m bg-paper p-3 medium:p-4"
    >
      <p aria-hidden className="text-caption font-medium text-ink-soft">
        За&nbsp;что ставят баллы
      </p>
      <ul className="mt-2 flex flex-col gap-1.5 text-body">
        {criteria.map(({ id, text, points }) => (
          <li key={id} className="flex justify-between gap-4">
            <span lang={lang} className="min-w-0 wrap-anywhere">
              <RichText text={text} />
            </span>
            <span className="shrink-0 text-ink-soft tabular-nums">{countOf(points, POINTS)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
