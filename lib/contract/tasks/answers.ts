import type { AnswerRules, Rules } from './answer-rules';
import { extendedText } from './extended-text/answer';
import { gapFill } from './gap-fill/answer';
import { inlineChoice } from './inline-choice/answer';
import { matching } from './matching/answer';
import { multipleChoice } from './multiple-choice/answer';
import { number } from './number/answer';
import { ordering } from './ordering/answer';
import { photo } from './photo/answer';
import { singleChoice } from './single-choice/answer';
import type { AnswerValue, PublicTask, TaskKind } from './tasks';
import { textEntry } from './text-entry/answer';

/** Apart from the schemas: what the browser loads must not bring the library that reads them. */
const rules: { [Kind in TaskKind]: AnswerRules<Kind> } = {
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

/** Every kind of tasks. */
export const taskKinds = Object.keys(rules) as readonly TaskKind[];

/** The rules of a kind; to be given tasks and values of that kind only. */
const rulesOf = (kind: TaskKind): Rules<PublicTask, AnswerValue> => rules[kind];

/** Whether a teacher gives the points of a task of this kind; until then it counts for nothing. */
export function isReviewedKind(kind: TaskKind): boolean {
  return rulesOf(kind).isReviewed === true;
}

/** The answer to a task of this kind that takes an answer back. */
export function emptyAnswer(kind: TaskKind): AnswerValue {
  return rulesOf(kind).empty;
}

/** Whether the value says nothing: a field emptied, a choice taken back. */
export function isEmptyAnswer(value: AnswerValue): boolean {
  return rulesOf(value.kind).isEmpty(value);
}

/**
 * Whether nothing is left to do in the task: every blank filled, every pair made, a number that can be
 * read. A step is answered when this is so for all its tasks. Right or wrong does not matter.
 */
export function isCompleteAnswer(task: PublicTask, value: AnswerValue): boolean {
  return task.kind === value.kind && rulesOf(task.kind).isComplete(task, value);
}

/** Whether one field of a native form can ask a task of this kind. */
export function isFieldKind(kind: TaskKind): boolean {
  return rulesOf(kind).fromField !== undefined;
}

/** The answer that a field of a native form holds; null when it is none that the task could have. */
export function answerFromField(task: PublicTask, text: string): AnswerValue | null {
  return rulesOf(task.kind).fromField?.(task, text) ?? null;
}
