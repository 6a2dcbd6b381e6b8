import type { AnswerOf, TaskKind, TaskOf } from './tasks';

/** What can be said of an answer without a schema and without the key. */
export type Rules<Task, Answer> = {
  /** A teacher gives its points; the platform has no key to score it by. */
  isReviewed?: true;
  /** The answer that takes an answer back. */
  empty: Answer;
  /** Whether the answer says nothing: a field emptied, a choice taken back. */
  isEmpty(value: Answer): boolean;
  /** Whether nothing is left to do in the task; right or wrong does not matter. */
  isComplete(task: Task, value: Answer): boolean;
  /**
   * For a kind that one field of a native form can ask: the answer that the field holds, null when it
   * is none that the task could have.
   */
  fromField?(task: Task, text: string): Answer | null;
};

export type AnswerRules<Kind extends TaskKind> = Rules<TaskOf<Kind>, AnswerOf<Kind>>;
