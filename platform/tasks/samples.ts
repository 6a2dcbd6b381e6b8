import type { AnswerValue, PublicTask, TaskKind } from '@/lib/contract/tasks/tasks';
import { extendedText } from './extended-text/sample';
import { gapFill } from './gap-fill/sample';
import { inlineChoice } from './inline-choice/sample';
import type { KindSample } from './kind-sample';
import { matching } from './matching/sample';
import { multipleChoice } from './multiple-choice/sample';
import { number } from './number/sample';
import { ordering } from './ordering/sample';
import { photo } from './photo/sample';
import { kindOf, type AnswerKey, type TaskSource } from './registry';
import { singleChoice } from './single-choice/sample';
import { textEntry } from './text-entry/sample';

/** One task of each kind; no code of the product uses them. */
export const samples: { [Kind in TaskKind]: KindSample<Kind> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  inline_choice: inlineChoice,
  text_entry: textEntry,
  gap_fill: gapFill,
  number,
  matching,
  ordering,
  extended_text: extendedText,
  photo,
};

export const sampleTasks: { source: TaskSource; key: AnswerKey }[] = Object.values(samples);

/** The right answer to a presented task, by the ids that its student sees; any, where a teacher reviews it. */
export function answerRight(
  { source, key }: { source: TaskSource; key: AnswerKey },
  task: PublicTask,
): AnswerValue {
  type Give = (answer: AnswerValue, source: TaskSource, task: PublicTask) => AnswerValue;
  // The kinds are equal, which the types of a registry cannot say.
  const give = samples[source.kind].give as Give;
  const kind = kindOf(source.kind);
  return kind.isReviewed ? guessAnswer(task) : give(kind.solve(key), source, task);
}

/** An answer to any presented task that leaves nothing to do, right or wrong. */
export function guessAnswer(task: PublicTask): AnswerValue {
  // The kinds are equal, which the types of a registry cannot say.
  return (samples[task.kind].guess as (task: PublicTask) => AnswerValue)(task);
}
