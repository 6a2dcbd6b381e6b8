import { z } from 'zod';
import { extendedText } from './extended-text/schema';
import { gapFill } from './gap-fill/schema';
import { inlineChoice } from './inline-choice/schema';
import { matching } from './matching/schema';
import { multipleChoice } from './multiple-choice/schema';
import { number } from './number/schema';
import { ordering } from './ordering/schema';
import { photo } from './photo/schema';
import { singleChoice } from './single-choice/schema';
import { textEntry } from './text-entry/schema';

/**
 * What a browser can get of a task, and what it may answer. The right answers are another type
 * (`AnswerKey`, known to the platform alone): nothing here can hold one. [HW-03]
 */
const kinds = [
  singleChoice,
  multipleChoice,
  inlineChoice,
  textEntry,
  gapFill,
  number,
  matching,
  ordering,
  extendedText,
  photo,
] as const;

export const publicTaskSchema = z.discriminatedUnion('kind', schemasOf(kinds, 'task'));
export type PublicTask = z.infer<typeof publicTaskSchema>;

/** A raw answer, as the student gave it; an empty one (null, '' or no elements) takes the answer back. */
export const answerValueSchema = z.discriminatedUnion('kind', schemasOf(kinds, 'answer'));
export type AnswerValue = z.infer<typeof answerValueSchema>;

export type { TaskImage, TaskOption } from './fields';

export type TaskKind = PublicTask['kind'];
export type TaskOf<Kind extends TaskKind> = Extract<PublicTask, { kind: Kind }>;
export type AnswerOf<Kind extends TaskKind> = Extract<AnswerValue, { kind: Kind }>;

export const taskKindSchema = z.enum(
  publicTaskSchema.options.map((option) => option.shape.kind.value),
);

function schemasOf<
  Kinds extends readonly { task: z.ZodType; answer: z.ZodType }[],
  Side extends 'task' | 'answer',
>(all: Kinds, side: Side) {
  // A mapped list loses the length of the tuple; it has one schema for each kind.
  return all.map((kind) => kind[side]) as unknown as { [At in keyof Kinds]: Kinds[At][Side] };
}
