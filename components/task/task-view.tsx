'use client';

import { useId, type ComponentType } from 'react';
import { TaskImage } from '@/components/task/parts/task-image';
import { VerdictBadge } from '@/components/task/parts/verdict-badge';
import type { StepVerdict } from '@/lib/contract/attempt/attempt';
import type { AnswerValue, PublicTask, TaskKind } from '@/lib/contract/tasks/tasks';
import { RichText } from './parts/rich-text';
import type { TaskKindProps } from './task-props';
import { views } from './views';

type TaskViewProps = {
  task: PublicTask;
  /** The raw answer so far; null when there is none. */
  value: AnswerValue | null;
  /** Not needed where nothing can change. */
  onChange?: TaskKindProps<TaskKind>['onChange'];
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
      <TaskImage image={task.image} lang={lang} />
      <div data-accent="ink" className="contents">
        <Answer {...props} labelledBy={promptId} />
      </div>
      {verdict ? <VerdictBadge verdict={verdict} /> : null}
    </div>
  );
}

const nothing = () => undefined;

function Answer(props: Omit<TaskViewProps, 'verdict'> & { labelledBy: string }) {
  const { task, value, onChange = nothing, readOnly = false, labelledBy, lang } = props;
  // The view is that of the task's kind, which the types of a registry cannot say.
  const View = views[task.kind] as ComponentType<TaskKindProps<TaskKind>>;
  // An answer of another kind cannot belong to the task: as good as none.
  const own = value?.kind === task.kind ? value : null;
  return <View {...{ task, onChange, readOnly, labelledBy, lang }} value={own} />;
}
