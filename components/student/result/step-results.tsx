import { ChevronDown } from 'lucide-react';
import { AwaitingBadge } from '@/components/task/parts/awaiting-badge';
import { VerdictBadge } from '@/components/task/parts/verdict-badge';
import type { Attempt, AttemptResult } from '@/lib/contract/attempt/attempt';
import { TaskReview } from './review/task-review';

type Step = Attempt['steps'][number];

/** What is told of a finished attempt, or why it is nothing: the page may not have got it, too. */
export type ShownResult = Pick<AttemptResult, 'steps'> & {
  withheld: AttemptResult['withheld'] | 'not_loaded';
};

type StepResultsProps = {
  steps: Attempt['steps'];
  result: ShownResult;
  lang?: string | undefined;
};

/** As many steps are open from the beginning at most: more would make the list too long to survey. */
const MAX_OPEN = 3;

/**
 * Each step with what came of it, and in it the answers and explanations; the first that were not
 * right are open. When nothing may be told, a sentence says why. [HW-05] [HW-08]
 */
export function StepResults({ steps, result, lang }: StepResultsProps) {
  const isSilent = result.steps.length === 0 && steps.every(({ verdict }) => verdict === null);
  const notRight = steps.filter(({ verdict }) => verdict !== 'right');
  const opened = notRight.length > MAX_OPEN ? notRight.slice(0, 1) : notRight;
  return (
    <>
      {isSilent ? null : (
        <section aria-labelledby="verdicts">
          <h2 id="verdicts" className="mb-3 text-title-s font-semibold">
            Разбор по&nbsp;заданиям
          </h2>
          <ol className="divide-y divide-line overflow-clip rounded-xl border border-line bg-surface">
            {steps.map((step) => (
              <li key={step.number}>
                <StepResult
                  step={step}
                  isOpen={opened.includes(step)}
                  tasks={result.steps.find(({ number }) => number === step.number)?.tasks ?? []}
                  lang={lang}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {result.withheld === null ? null : (
        <p className="text-ink-soft">{reasons[result.withheld]}</p>
      )}
    </>
  );
}

const reasons: Record<NonNullable<ShownResult['withheld']>, string> = {
  policy:
    'Какие ответы верны, учитель в\u00A0этой работе не\u00A0показывает. Спросите на\u00A0уроке.',
  until_closed:
    'Какие ответы верны и\u00A0почему, откроется здесь, когда учитель закроет задание. Вы вошли без\u00A0учётной записи, поэтому до\u00A0этого видна только оценка.',
  unfinished_attempt:
    'Вы проходите эту работу ещё раз. Правильные ответы и\u00A0объяснения откроются, когда вы её завершите.',
  not_loaded: 'Разбор сейчас не\u00A0загрузился. Обновите страницу.',
};

type Tasks = AttemptResult['steps'][number]['tasks'];
type StepResultProps = { step: Step; isOpen: boolean; tasks: Tasks; lang: string | undefined };

function StepResult({ step, isOpen, tasks, lang }: StepResultProps) {
  if (tasks.length === 0)
    return (
      <div className={headLook}>
        <StepHead step={step} isAwaiting={false} lang={lang} />
      </div>
    );
  return (
    <details open={isOpen} className="group">
      <summary
        className={`${headLook} cursor-pointer list-none -outline-offset-3 hover:bg-paper [&::-webkit-details-marker]:hidden`}
      >
        <StepHead step={step} isAwaiting={tasks.some((task) => task.isAwaiting)} lang={lang} />
        <ChevronDown
          aria-hidden
          className="absolute top-4 right-4 size-5 text-ink-soft transition-transform group-open:rotate-180 medium:static"
        />
      </summary>
      <div className="flex flex-col gap-6 divide-y divide-line px-4 pt-1 pb-6 *:not-last:pb-6 medium:px-6">
        {tasks.map((task) => (
          <TaskReview key={task.taskId} task={task} withVerdict={tasks.length > 1} lang={lang} />
        ))}
      </div>
    </details>
  );
}

const headLook =
  'relative flex flex-col gap-2 px-4 py-3 pr-12 medium:flex-row medium:items-center medium:gap-4 medium:px-6';

type StepHeadProps = { step: Step; isAwaiting: boolean; lang: string | undefined };

function StepHead({ step, isAwaiting, lang }: StepHeadProps) {
  const { number, title, answered, verdict } = step;
  return (
    <>
      <span className="font-medium medium:flex-1">
        <span className="mr-2 text-ink-soft tabular-nums">{number}.</span>
        <span lang={lang}>{title}</span>
      </span>
      {isAwaiting ? (
        <AwaitingBadge />
      ) : !answered && verdict === 'wrong' ? (
        <span className="self-start rounded-full bg-paper px-4 py-1.5 font-medium text-ink-soft">
          Нет полного ответа
        </span>
      ) : verdict ? (
        <VerdictBadge verdict={verdict} />
      ) : null}
    </>
  );
}
