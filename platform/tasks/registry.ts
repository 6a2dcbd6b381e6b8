import type { TaskImage, TaskKind } from '@/lib/contract/tasks/tasks';
import { extendedText } from './extended-text/kind';
import { gapFill } from './gap-fill/kind';
import { inlineChoice } from './inline-choice/kind';
import { matching } from './matching/kind';
import { multipleChoice } from './multiple-choice/kind';
import { number } from './number/kind';
import { ordering } from './ordering/kind';
import { photo } from './photo/kind';
import { singleChoice } from './single-choice/kind';
import type { AnyKind } from './task-kind';
import { textEntry } from './text-entry/kind';

/**
 * Every kind of tasks, by name. The rest of the platform uses
 *
 *   presentTask(source, presentation): PublicTask                  what a browser gets
 *   readAnswer(source, value, presentation): AnswerValue           by authored ids, or refused
 *   scoreAnswer(source, key, value, presentation): number          0…1
 *   revealAnswer(source, key, value | null, presentation): AnswerReview
 *                            own and right answer in words, for the result page (`own` null: none given)
 *   checkTask(value, findImage, report): { source, key, explanation } | null    from YAML
 *
 * of tasks.ts and write-task.ts, and never asks for a kind itself. Tests take their tasks from samples.ts.
 */
const kinds = {
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
} satisfies { [Kind in TaskKind]: { kind: Kind } };

type Kinds = typeof kinds;
type Common = { id: string; prompt: string; image?: TaskImage; points: number };

/**
 * A task as its author wrote it, without its key: authored ids, authored order. It stays on the
 * server (authored names and order often give the answer away); a browser gets what `presentTask`
 * makes of it. [HW-03]
 */
export type TaskSource = {
  [Kind in TaskKind]: Common & { kind: Kind } & ReturnType<Kinds[Kind]['toSource']>;
}[TaskKind];
export type SourceOf<Kind extends TaskKind> = Extract<TaskSource, { kind: Kind }>;

/**
 * The right answer to a task, by authored ids. Only the platform knows this type: nothing in lib/ or
 * app/ imports it, and no reply is made from it before the answer is given. [HW-03]
 */
export type AnswerKey = {
  [Kind in TaskKind]: { kind: Kind } & ReturnType<Kinds[Kind]['toKey']>;
}[TaskKind];
export type KeyOf<Kind extends TaskKind> = Extract<AnswerKey, { kind: Kind }>;

/** The kind; to be given sources, keys and answers of that kind only. */
export const kindOf = (kind: TaskKind): AnyKind => kinds[kind];
