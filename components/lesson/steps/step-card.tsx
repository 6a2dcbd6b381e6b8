'use client';

import { Fragment } from 'react';
import { TaskView } from '@/components/task/task-view';
import { Notice } from '@/components/ui/notice/notice';
import { Card } from '@/components/ui/card/card';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import type { AttemptStep } from '@/lib/contract/attempt/attempt';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';

export type StepCardProps = {
  step: AttemptStep;
  valueOf: (taskId: string) => AnswerValue | null;
  onChange: (taskId: string, value: AnswerValue) => void | Promise<void>;
  lang?: string | undefined;
};

/** The tasks of a step; until scripts have loaded it takes no answer, so that none is lost. */
export function StepCard({ step, valueOf, onChange, lang }: StepCardProps) {
  const isReady = useHydrated();
  return (
    <Card variant="notebook">
      <div inert={!isReady}>
        {step.tasks.map((task, index) => {
          const returned = step.returned?.find(({ taskId }) => taskId === task.id);
          const isClosed = step.returned !== null && returned === undefined;
          const view = (
            <>
              {returned ? <Returned comment={returned.comment} /> : null}
              <TaskView
                task={task}
                value={valueOf(task.id)}
                onChange={(value) => onChange(task.id, value)}
                readOnly={isClosed}
                lang={lang}
              />
              {isClosed ? (
                <p className="mt-4 text-caption text-ink-soft">
                  Это задание учитель не&nbsp;возвращал: ответ остаётся прежним.
                </p>
              ) : null}
            </>
          );
          if (step.tasks.length === 1) return <Fragment key={task.id}>{view}</Fragment>;
          return (
            <section
              key={task.id}
              aria-label={`Вопрос ${index + 1} из ${step.tasks.length}`}
              className="border-line not-first:mt-8 not-first:border-t not-first:pt-8 medium:not-first:mt-10 medium:not-first:pt-10"
            >
              {view}
            </section>
          );
        })}
      </div>
    </Card>
  );
}

/** What the teacher wants done again. [REV-03] */
function Returned({ comment }: { comment: string }) {
  return (
    <div className="mb-6">
      <Notice title="Учитель вернул это задание на&nbsp;доработку">
        {comment === '' ? null : <span className="whitespace-pre-wrap">{comment}</span>}
      </Notice>
    </div>
  );
}
