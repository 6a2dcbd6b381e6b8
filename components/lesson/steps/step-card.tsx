'use client';

import { Fragment } from 'react';
import { FileList } from '@/components/task/pictures/lazy-file-list';
import { TaskView } from '@/components/task/task-view';
import { Notice } from '@/components/ui/notice/notice';
import { Card } from '@/components/ui/card/card';
import { useHydrated } from '@/components/ui/hydrated/use-hydrated';
import type { AttemptStep, TaskHints as Hints } from '@/lib/contract/attempt/attempt';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { TaskHints } from './task-hints';

export type StepCardProps = {
  attemptCode: string;
  step: AttemptStep;
  valueOf: (taskId: string) => AnswerValue | null;
  onChange: (taskId: string, value: AnswerValue) => void | Promise<void>;
  onHint: (hints: Hints) => void;
  lang?: string | undefined;
};

/** The tasks of a step; until scripts have loaded it takes no answer, so that none is lost. */
export function StepCard(props: StepCardProps) {
  const { step, valueOf, onChange, lang } = props;
  const isReady = useHydrated();
  return (
    <Card variant="notebook">
      <div inert={!isReady}>
        {step.tasks.map((task, index) => {
          const returned = step.returned?.find(({ taskId }) => taskId === task.id);
          const isClosed = step.returned !== null && returned === undefined;
          const view = (
            <>
              {returned ? <Returned {...returned} /> : null}
              <TaskView
                task={task}
                value={valueOf(task.id)}
                onChange={(value) => onChange(task.id, value)}
                readOnly={isClosed}
                lang={lang}
              />
              {hintsOf(props, task.id, !isClosed)}
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

/** The hints of a task, where it has some. [REV-05] */
function hintsOf({ attemptCode, step, onHint, lang }: StepCardProps, id: string, isOpen: boolean) {
  const hints = step.hints.find(({ taskId }) => taskId === id);
  if (!hints) return null;
  const { number: stepNumber, hintCost: cost } = step;
  return <TaskHints {...{ attemptCode, stepNumber, hints, cost, isOpen, lang }} onShown={onHint} />;
}

type ReturnedTask = NonNullable<AttemptStep['returned']>[number];

/** What the teacher wants done again, with what they have drawn on the pictures. [REV-03] */
function Returned({ comment, drawing }: Pick<ReturnedTask, 'comment' | 'drawing'>) {
  return (
    <div className="mb-6">
      <Notice title="Учитель вернул это задание на&nbsp;доработку">
        {comment === '' ? null : <p className="whitespace-pre-wrap">{comment}</p>}
        {drawing.length === 0 ? null : (
          <div className="mt-3">
            <FileList files={drawing.map(({ fileUuid }) => fileUuid)} drawing={drawing} />
          </div>
        )}
      </Notice>
    </div>
  );
}
