import { z } from 'zod';
import { boundedRecord } from '@/lib/contract/values/bounded-record';
import { MAX_PHOTOS } from './photo/answer';

/** What the schemas of several kinds of tasks are made of. */

/** An opaque id of an option, item or side of a pair; it differs from attempt to attempt. */
export const optionId = z.string().min(1).max(40);
/** The id of a blank in a text with `{{blank}}` placeholders. */
export const blankId = z.string().min(1).max(40);
/** A text in the markup of tasks, see lib/contract/markup. */
export const markup = z.string().max(4_000);

/** More options, items or blanks than any task has. */
export const MOST_PARTS = 60;

/** What is said of each part of a task. */
export const parts = <Key extends z.ZodString, Value extends z.ZodType>(key: Key, value: Value) =>
  boundedRecord(key, value, MOST_PARTS);

export const taskImageSchema = z.object({
  /** A `data:` URI: pictures travel with the task, so a task opens whole or not at all. */
  src: z.string().startsWith('data:image/').max(60_000),
  alt: z.string().min(1).max(500),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});
export type TaskImage = z.infer<typeof taskImageSchema>;

export const optionSchema = z.object({ id: optionId, text: markup });
export type TaskOption = z.infer<typeof optionSchema>;

/** What every task has. */
export const common = {
  id: z.string().min(1).max(40),
  /** What is asked. */
  prompt: markup,
  image: taskImageSchema.optional(),
  points: z.number().int().min(1).max(10),
};
export type CommonField = keyof typeof common;

/** What a reviewed task is marked by, shown to the student; the points of the task are their sum. */
export const criterionSchema = z.object({
  id: z.string().min(1).max(40),
  text: markup,
  points: z.number().int().min(1).max(10),
});
export type Criterion = z.infer<typeof criterionSchema>;
export const criteria = z.array(criterionSchema).min(1).max(10).optional();

/** Uploaded pictures, each once. */
export const photoIds = z
  .array(z.uuid())
  .max(MAX_PHOTOS)
  .refine((files) => new Set(files).size === files.length);
