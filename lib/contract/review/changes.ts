import { z } from 'zod';
import { attemptCodeSchema, scoreSchema, stepNumberSchema } from '@/lib/contract/attempt/attempt';
import {
  MAX_COMMENT,
  MAX_KEPT_COMMENT,
  MAX_REASON,
  MAX_REVIEWED,
} from '@/lib/contract/review/limits';
import { newDrawingSchema } from '@/lib/contract/review/drawing';
import { pointsSchema } from '@/lib/contract/review/remark';
import { markSchema, studentSchema, versionSchema } from '@/lib/contract/review/review';
import { MOST_PARTS } from '@/lib/contract/tasks/fields';
import { boundedRecord } from '@/lib/contract/values/bounded-record';
import { isStorable } from '@/lib/contract/values/storable';

const written = (max: number) => z.string().trim().max(max).refine(isStorable);

export const taskIdSchema = z.string().min(1).max(40).refine(isStorable);

const criteriaSchema = boundedRecord(taskIdSchema, pointsSchema, MOST_PARTS);

export const reviewAnswersSchema = z.strictObject({
  stepNumber: stepNumberSchema,
  taskId: taskIdSchema,
  /** Which answers; refused as a whole when one of them is not as it is named here. */
  answers: z
    .array(
      z.strictObject({
        attemptCode: attemptCodeSchema,
        answerId: z.uuid().nullable(),
        version: versionSchema,
      }),
    )
    .min(1)
    .max(MAX_REVIEWED),
  points: pointsSchema.nullable(),
  criteria: criteriaSchema.nullable().default(null),
  comment: written(MAX_COMMENT),
});

export const drawOnAnswerSchema = z.strictObject({
  stepNumber: stepNumberSchema,
  taskId: taskIdSchema,
  /** The answer whose pictures these are; refused when the student has given another one since. */
  answerId: z.uuid(),
  /** Of the drawing that is to be replaced; 0 when there was none. */
  version: versionSchema,
  pictures: newDrawingSchema,
});

export const returnAttemptSchema = z.strictObject({
  version: versionSchema,
  tasks: z
    .array(
      z.strictObject({
        stepNumber: stepNumberSchema,
        taskId: taskIdSchema,
        comment: written(MAX_COMMENT),
      }),
    )
    .min(1)
    .max(MAX_REVIEWED)
    .refine(
      (tasks) =>
        new Set(tasks.map(({ stepNumber, taskId }) => `${stepNumber}/${taskId}`)).size ===
        tasks.length,
      'A task is named twice',
    ),
});

export const setScoreSchema = z
  .strictObject({
    version: versionSchema,
    /** Null takes back what was set by hand. */
    score: scoreSchema.nullable(),
    reason: written(MAX_REASON),
  })
  .refine(({ score, reason }) => score === null || reason !== '', { path: ['reason'] });

/** The marks that a change has moved, or would move. [REV-04] */
export const markChangesSchema = z.object({
  changes: z.array(
    studentSchema.extend({
      attemptCode: attemptCodeSchema,
      before: markSchema,
      after: markSchema,
    }),
  ),
  /** Names these changes: sent back, they are made; null once they are. */
  print: z.string().nullable(),
});
export type MarkChanges = z.infer<typeof markChangesSchema>;

/** Null asks what would change; a print makes the changes that were told with it. */
const printSchema = z.string().max(64).nullable();

export const acceptAnswerSchema = z.strictObject({
  form: z.string().min(1).max(64).refine(isStorable),
  isAccepted: z.boolean(),
  print: printSchema,
});
export const regradeSchema = z.strictObject({ print: printSchema });

export const keptCommentSchema = z.object({ id: z.uuid(), text: z.string() });
export type KeptComment = z.infer<typeof keptCommentSchema>;
export const keepCommentSchema = z.strictObject({
  text: written(MAX_KEPT_COMMENT).refine((text) => text !== ''),
});
