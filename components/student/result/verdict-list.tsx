import { VerdictBadge } from '@/components/task/parts/verdict-badge';
import type { Attempt } from '@/lib/contract/homework/homework';

type VerdictListProps = { steps: Attempt['steps']; lang?: string | undefined };

/** Each step with what came of it; when the teacher keeps that to themself, a word about it. */
export function VerdictList({ steps, lang }: VerdictListProps) {
  if (steps.every(({ verdict }) => verdict === null))
    return (
      <p className="text-ink-soft">
        Какие ответы верны, учитель в&nbsp;этой работе не&nbsp;показывает. Спросите на&nbsp;уроке.
      </p>
    );
  return (
    <section aria-labelledby="verdicts">
      <h2 id="verdicts" className="mb-3 text-title-s font-semibold">
        По&nbsp;заданиям
      </h2>
      <ol className="divide-y divide-line rounded-xl border border-line bg-surface">
        {steps.map(({ number, title, answered, verdict }) => (
          <li
            key={number}
            className="flex flex-col gap-2 px-4 py-3 medium:flex-row medium:items-center medium:justify-between medium:px-6"
          >
            <span>
              <span className="mr-2 text-ink-soft tabular-nums">{number}.</span>
              <span lang={lang}>{title}</span>
            </span>
            {!answered && verdict === 'wrong' ? (
              <span className="self-start rounded-full bg-paper px-4 py-1.5 font-medium text-ink-soft">
                Нет полного ответа
              </span>
            ) : verdict ? (
              <VerdictBadge verdict={verdict} />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
