'use client';

import { useId } from 'react';
import { VerdictBadge } from '@/components/task/parts/verdict-badge';
import type { StepVerdict } from '@/lib/contract/homework/homework';
import type { AnswerOf, AnswerValue, PublicTask, TaskKind } from '@/lib/contract/tasks/tasks';
import { InlineChoice } from './inline-choice';
import { Matching } from './matching';
import { MultipleChoice } from './multiple-choice';
import { NumberEntry } from './number-entry';
import { Ordering } from './ordering';
import { RichText } from './rich-text';
import { SingleChoice } from './single-choice';
import type { TaskKindProps } from './task-props';
import { TextEntry } from './text-entry';

type TaskViewProps = {
  task: PublicTask;
  /** The raw answer so far; null when there is none. */
  value: AnswerValue | null;
  /** Not needed where nothing can change. */
  onChange?: (value: AnswerValue) => void;
  readOnly?: boolean;
  /** What came of it, once it may be told. */
  verdict?: StepVerdict | null;
  /** The language of the task's texts, when it is not Russian: «en» for English. */
  lang?: string | undefined;
};

/** A task as a student meets it: what is asked, a picture, the means to answer. [HW-14] */
export function TaskView({ verdict = null, ...props }: TaskViewProps) {
  const promptId = useId();
  const { task, lang } = props;
  return (
    <div className="flex flex-col gap-6 text-reading">
      <div id={promptId} lang={lang} className="max-w-reading font-medium">
        <RichText text={task.prompt} />
      </div>
      {task.image ? (
        // Not Next's image component: a data URI gains nothing from it.
        <img
          src={task.image.src}
          alt={task.image.alt}
          lang={lang}
          width={task.image.width}
          height={task.image.height}
          className="h-auto max-w-full rounded-m"
        />
      ) : null}
      <Answer {...props} labelledBy={promptId} />
      {verdict ? <VerdictBadge verdict={verdict} /> : null}
    </div>
  );
}

const nothing = () => undefined;

function Answer(props: Omit<TaskViewProps, 'verdict'> & { labelledBy: string }) {
  const { task, value, onChange = nothing, readOnly = false, labelledBy, lang } = props;
  const common = { onChange, readOnly, labelledBy, lang };
  switch (task.kind) {
    case 'single_choice':
      return <SingleChoice {...common} task={task} value={answerOf(value, task.kind)} />;
    case 'multiple_choice':
      return <MultipleChoice {...common} task={task} value={answerOf(value, task.kind)} />;
    case 'inline_choice':
      return <InlineChoice {...common} task={task} value={answerOf(value, task.kind)} />;
    case 'text_entry':
      return <TextEntry {...common} task={task} value={answerOf(value, task.kind)} />;
    case 'number':
      return <NumberEntry {...common} task={task} value={answerOf(value, task.kind)} />;
    case 'matching':
      return <Matching {...common} task={task} value={answerOf(value, task.kind)} />;
    case 'ordering':
      return <Ordering {...common} task={task} value={answerOf(value, task.kind)} />;
  }
}

/** An answer of another kind cannot belong to the task: as good as none. */
function answerOf<Kind extends TaskKind>(
  value: AnswerValue | null,
  kind: Kind,
): TaskKindProps<Kind>['value'] {
  return value?.kind === kind ? (value as AnswerOf<Kind>) : null;
}
