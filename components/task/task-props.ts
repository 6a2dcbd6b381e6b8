import type { AnswerOf, TaskKind, TaskOf } from '@/lib/contract/tasks/tasks';

/** What the view of one kind of task gets. */
export type TaskKindProps<Kind extends TaskKind> = {
  task: TaskOf<Kind>;
  /** The answer so far; null when there is none. */
  value: AnswerOf<Kind> | null;
  /** Resolves when what was given outlives the page, where that can be told. */
  onChange: (value: AnswerOf<Kind>) => void | Promise<void>;
  readOnly: boolean;
  /** The id of the element that asks the question. */
  labelledBy: string;
  /** The language of the task's texts, when it is not Russian. */
  lang?: string | undefined;
};
