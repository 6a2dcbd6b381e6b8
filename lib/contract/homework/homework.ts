import { z } from 'zod';
import { deliveryStateSchema, lessonPlaceSchema, markModeSchema } from '@/lib/contract/diary/diary';
import { stepUuidSchema } from '@/lib/contract/content/content';
import { HINT_COST, MAX_HINT_COST, MAX_PICKED, MAX_STEPS } from '@/lib/contract/homework/limits';
import { limits } from '@/lib/contract/licence/limits';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { boundedRecord } from '@/lib/contract/values/bounded-record';
import { instant } from '@/lib/contract/values/instant';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';
import { isStorable } from '@/lib/contract/values/storable';

/** A homework's code: 16 letters, consonant-vowel pairs, so that it can be read aloud. */
export const taskHashSchema = z.string().regex(pronounceableCode(8));

export const homeworkStateSchema = z.enum(['open', 'closed', 'withdrawn']);
export type HomeworkState = z.infer<typeof homeworkStateSchema>;

/** As many as the limits allow. [HW-08] */
const MAX_ATTEMPTS = limits.premium.attempts;

/**
 * What a student is told after finishing. `after_finish`: whom the teacher can name all at once, who has
 * given only a name their score, and what was right when the homework is closed: an invented name is not
 * to buy the answers. `everybody`: all at once. `never`: no score either. [TRUST-01]
 */
export const feedbackSchema = z.enum(['after_finish', 'everybody', 'never']);
export type Feedback = z.infer<typeof feedbackSchema>;

/** What a hint costs of the points of its task, in percent; null: none are given. [REV-05] */
const hintCostSchema = z.number().int().min(0).max(MAX_HINT_COST).nullable();

/** How a homework is done: until when, how often, when the student sees what was right. */
export const homeworkPolicySchema = z.object({
  dueAt: instant.nullable().default(null),
  attempts: z.number().int().min(1).max(MAX_ATTEMPTS).default(MAX_ATTEMPTS),
  feedback: feedbackSchema.default('after_finish'),
  /** Nobody begins it with only a name. [TRUST-02] */
  accountsOnly: z.boolean().default(false),
  hintCost: hintCostSchema.default(HINT_COST),
});
export type HomeworkPolicy = z.infer<typeof homeworkPolicySchema>;
const titleSchema = z.string().trim().min(1).max(150).refine(isStorable);

const taskIdSchema = z.string().min(1).max(40).refine(isStorable);

/** The single tasks of a step that a homework takes, by step. */
const contentItemsSchema = boundedRecord(
  stepUuidSchema,
  z
    .array(taskIdSchema)
    .min(1)
    .max(MAX_PICKED)
    .refine((ids) => new Set(ids).size === ids.length, 'A task is named twice'),
  MAX_STEPS,
);

const newHomeworkSchema = z.strictObject({
  /** Made by the browser once per homework: sending it again creates nothing new. */
  idempotencyKey: z.uuid(),
  title: titleSchema,
  subjectId: subjectIdSchema,
  grade: gradeSchema,
  steps: z
    .array(stepUuidSchema)
    .min(1)
    .max(MAX_STEPS)
    .refine((steps) => new Set(steps).size === steps.length, 'A step is named twice'),
  /** Steps of which only these tasks are taken; the others are taken whole. [FEAT-01] */
  contentItems: contentItemsSchema.optional(),
  policy: homeworkPolicySchema.optional(),
  /** The lesson of a diary for which it is made: it is passed on there. [DIARY-05] */
  diary: z.strictObject({ place: lessonPlaceSchema, markMode: markModeSchema }).optional(),
});
export const createHomeworkSchema = newHomeworkSchema.refine(
  ({ steps, contentItems = {} }) => Object.keys(contentItems).every((id) => steps.includes(id)),
  { path: ['contentItems'], message: 'A step is not in the homework' },
);

/** A homework as its teacher lists it. */
export const homeworkSummarySchema = z.object({
  taskHash: taskHashSchema,
  title: z.string(),
  subjectId: subjectIdSchema,
  grade: gradeSchema,
  state: homeworkStateSchema,
  policy: homeworkPolicySchema,
  createdAt: instant,
  stepCount: z.number().int(),
  startedCount: z.number().int(),
  finishedCount: z.number().int(),
  /** Of what is passed on to diaries, the worst; null when nothing is. */
  delivery: deliveryStateSchema.nullable().default(null),
});
export type HomeworkSummary = z.infer<typeof homeworkSummarySchema>;

export const changeHomeworkSchema = z
  .strictObject({
    state: homeworkStateSchema,
    title: titleSchema,
    dueAt: instant.nullable(),
    feedback: feedbackSchema,
    accountsOnly: z.boolean(),
  })
  .partial();

/** What anybody who holds the link may know of a homework. */
export const taskPreviewSchema = z.object({
  taskHash: taskHashSchema,
  title: z.string(),
  subjectId: subjectIdSchema,
  grade: gradeSchema,
  teacherName: z.string(),
  state: homeworkStateSchema,
  dueAt: instant.nullable(),
  attempts: z.number().int(),
  /** Only who has an account begins it. */
  accountsOnly: z.boolean(),
  stepCount: z.number().int(),
});
export type TaskPreview = z.infer<typeof taskPreviewSchema>;
