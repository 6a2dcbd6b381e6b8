import { z } from 'zod';
import { isStorable, MAX_ENTRY_LENGTH } from './answer';

/**
 * What a browser can get of a task, and what it may answer. The right answers are another type
 * (`AnswerKey`, known to the platform alone): nothing here can hold one. [HW-03]
 *
 * Texts are source markup: `$…$` is a TeX formula, `**…**` strong, `_…_` emphasis, a line break is
 * a line break. Option ids are opaque and differ from attempt to attempt.
 */

/** An opaque id of an option, item or side of a pair. */
const optionId = z.string().min(1).max(40);
/** The id of a blank in a text with `{{blank}}` placeholders. */
const blankId = z.string().min(1).max(40);
const markup = z.string().max(4_000);

export const taskImageSchema = z.object({
  /** A `data:` URI: pictures travel with the task, so a task opens whole or not at all. */
  src: z.string().startsWith('data:image/').max(60_000),
  alt: z.string().min(1).max(500),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type TaskImage = z.infer<typeof taskImageSchema>;

const optionSchema = z.object({ id: optionId, text: markup });
export type TaskOption = z.infer<typeof optionSchema>;

const common = {
  id: z.string().min(1).max(40),
  /** What is asked. */
  prompt: markup,
  image: taskImageSchema.optional(),
  points: z.number().int().min(1).max(10),
};

export const publicTaskSchema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('single_choice'), options: z.array(optionSchema).min(2) }),
  z.object({
    ...common,
    kind: z.literal('multiple_choice'),
    options: z.array(optionSchema).min(2),
  }),
  z.object({
    ...common,
    kind: z.literal('inline_choice'),
    text: markup,
    blanks: z.array(z.object({ id: blankId, options: z.array(optionSchema).min(2) })).min(1),
  }),
  z.object({
    ...common,
    kind: z.literal('text_entry'),
    text: markup,
    /** `size` is the expected length in characters: it sets the width of the field. */
    blanks: z.array(z.object({ id: blankId, size: z.number().int().min(1).max(60) })).min(1),
  }),
  z.object({ ...common, kind: z.literal('number'), unit: z.string().max(40).optional() }),
  z.object({
    ...common,
    kind: z.literal('matching'),
    left: z.array(optionSchema).min(2),
    right: z.array(optionSchema).min(2),
  }),
  z.object({ ...common, kind: z.literal('ordering'), items: z.array(optionSchema).min(2) }),
]);
export type PublicTask = z.infer<typeof publicTaskSchema>;
export type TaskKind = PublicTask['kind'];

const entry = z.string().max(MAX_ENTRY_LENGTH).refine(isStorable);
const few = 60;

/** A raw answer, as the student gave it; an empty one (null, '' or no elements) takes the answer back. */
export const answerValueSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single_choice'), optionId: optionId.nullable() }),
  z.strictObject({ kind: z.literal('multiple_choice'), optionIds: z.array(optionId).max(few) }),
  z.strictObject({
    kind: z.literal('inline_choice'),
    choices: z.record(blankId, optionId).refine((value) => Object.keys(value).length <= few),
  }),
  z.strictObject({
    kind: z.literal('text_entry'),
    texts: z.record(blankId, entry).refine((value) => Object.keys(value).length <= few),
  }),
  z.strictObject({ kind: z.literal('number'), text: z.string().max(60).refine(isStorable) }),
  z.strictObject({
    kind: z.literal('matching'),
    /** Left id → right id. */
    pairs: z.record(optionId, optionId).refine((value) => Object.keys(value).length <= few),
  }),
  z.strictObject({ kind: z.literal('ordering'), order: z.array(optionId).max(few) }),
]);
export type AnswerValue = z.infer<typeof answerValueSchema>;
export type AnswerOf<Kind extends TaskKind> = Extract<AnswerValue, { kind: Kind }>;
export type TaskOf<Kind extends TaskKind> = Extract<PublicTask, { kind: Kind }>;
