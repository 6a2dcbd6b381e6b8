import { z } from 'zod';
import { stepUuidSchema } from '@/lib/contract/content/content';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { isStorable } from '@/lib/contract/values/storable';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';
import { answerValueSchema, publicTaskSchema } from '@/lib/contract/tasks/tasks';
import { taskImageSchema } from '@/lib/contract/tasks/fields';
import { answerReviewSchema } from '@/lib/contract/tasks/review';
import { studentProfileSchema } from '@/lib/contract/user/user';
import { MAX_ATTEMPTS, MAX_STEPS } from './limits';

/** A homework's code: 16 letters, consonant-vowel pairs, so that it can be read aloud. */
export const taskHashSchema = z.string().regex(pronounceableCode(8));
/** An attempt's code: 20 letters of the same kind, so that the two are never taken for each other. */
export const attemptCodeSchema = z.string().regex(pronounceableCode(10));

export const stepNumberSchema = z.number().int().min(1).max(MAX_STEPS);
const score = z.number().int().min(0).max(100);
const grade = z.number().int().min(1).max(5);
const instant = z.iso.datetime();

export const homeworkStateSchema = z.enum(['open', 'closed', 'withdrawn']);
export type HomeworkState = z.infer<typeof homeworkStateSchema>;

/** How a homework is done: until when, how often, when the student sees what was right. */
export const homeworkPolicySchema = z.object({
  dueAt: instant.nullable().default(null),
  attempts: z.number().int().min(1).max(MAX_ATTEMPTS).default(MAX_ATTEMPTS),
  feedback: z.enum(['after_finish', 'never']).default('after_finish'),
});
export type HomeworkPolicy = z.infer<typeof homeworkPolicySchema>;

const titleSchema = z.string().trim().min(1).max(150).refine(isStorable);

export const createHomeworkSchema = z.strictObject({
  /** Made by the browser once per homework: sending it again creates nothing new. */
  requestId: z.uuid(),
  title: titleSchema,
  subjectId: subjectIdSchema,
  grade: gradeSchema,
  steps: z
    .array(stepUuidSchema)
    .min(1)
    .max(MAX_STEPS)
    .refine((steps) => new Set(steps).size === steps.length, 'A step is named twice'),
  policy: homeworkPolicySchema.optional(),
});

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
});
export type HomeworkSummary = z.infer<typeof homeworkSummarySchema>;

export const changeHomeworkSchema = z
  .strictObject({ state: homeworkStateSchema, title: titleSchema })
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
  stepCount: z.number().int(),
});
export type TaskPreview = z.infer<typeof taskPreviewSchema>;

/** A student's work as a list shows it. */
export const attemptSummarySchema = z.object({
  attemptCode: attemptCodeSchema,
  taskHash: taskHashSchema,
  title: z.string(),
  subjectId: subjectIdSchema,
  number: z.number().int().min(1),
  startedAt: instant,
  finishedAt: instant.nullable(),
  score: score.nullable(),
  grade: grade.nullable(),
  answeredCount: z.number().int(),
  stepCount: z.number().int(),
});
export type AttemptSummary = z.infer<typeof attemptSummarySchema>;

export const stepVerdictSchema = z.enum(['right', 'partly', 'wrong']);
export type StepVerdict = z.infer<typeof stepVerdictSchema>;

/** A student's work with the state of each step. `verdict` is told after the end, when the policy allows. */
export const attemptSchema = attemptSummarySchema.extend({
  teacherName: z.string(),
  /** The step where the student was last. */
  currentStep: stepNumberSchema,
  attemptsLeft: z.number().int().min(0),
  steps: z.array(
    z.object({
      number: stepNumberSchema,
      title: z.string(),
      /** Nothing is left to do in it. */
      answered: z.boolean(),
      /** There is an answer, be it complete or not. */
      begun: z.boolean(),
      verdict: stepVerdictSchema.nullable(),
    }),
  ),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** A task of a finished attempt: what was asked, what the student answered, what is right and why. */
export const reviewedTaskSchema = answerReviewSchema.extend({
  taskId: z.string(),
  prompt: z.string(),
  image: taskImageSchema.optional(),
  verdict: stepVerdictSchema,
  explanation: z.string(),
});
export type ReviewedTask = z.infer<typeof reviewedTaskSchema>;

/**
 * What a student is told after the end. `withheld` says why it is nothing: the policy never tells, or
 * the student is at work on another attempt, which right answers would solve. [HW-03] [HW-08]
 */
export const attemptResultSchema = z.object({
  withheld: z.enum(['policy', 'unfinished_attempt']).nullable(),
  steps: z.array(z.object({ number: stepNumberSchema, tasks: z.array(reviewedTaskSchema) })),
});
export type AttemptResult = z.infer<typeof attemptResultSchema>;

export const savedAnswerSchema = z.object({
  taskId: z.string(),
  sequence: z.number().int().min(0),
  value: answerValueSchema,
  savedAt: instant,
});
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

export const attemptStepSchema = z.object({
  number: stepNumberSchema,
  title: z.string(),
  tasks: z.array(publicTaskSchema),
  answers: z.array(savedAnswerSchema),
});
export type AttemptStep = z.infer<typeof attemptStepSchema>;

export const saveAnswerSchema = z.strictObject({
  stepNumber: stepNumberSchema,
  taskId: z.string().min(1).max(40),
  /** Rises with each change of this answer; an older one never replaces a newer one. */
  sequence: z.number().int().min(1).max(1_000_000_000),
  value: answerValueSchema,
});
export type SaveAnswer = z.infer<typeof saveAnswerSchema>;

export const answerReceiptSchema = z.object({
  answerId: z.uuid(),
  sequence: z.number().int(),
  savedAt: instant,
  /** True when a newer answer was there already and stays. */
  superseded: z.boolean(),
});
export type AnswerReceipt = z.infer<typeof answerReceiptSchema>;

/** What a student without an account says of themself. */
export const registerStudentSchema = studentProfileSchema.extend({
  /** Made by the browser once per visit of the form: sending it again registers nobody new. */
  requestId: z.uuid(),
  taskHash: taskHashSchema,
});

const markSchema = z.object({
  taskHash: taskHashSchema,
  attemptCode: attemptCodeSchema,
  finishedAt: instant.nullable(),
  score: score.nullable(),
  grade: grade.nullable(),
  answeredCount: z.number().int(),
  stepCount: z.number().int(),
});
export type Mark = z.infer<typeof markSchema>;

/** The teacher's journal: a table per class, a column per homework, a row per student. */
export const journalSchema = z.object({
  classes: z.array(
    z.object({
      classId: z.string(),
      classNumber: gradeSchema.nullable(),
      classLetter: z.string(),
      homework: z.array(
        z.object({ taskHash: taskHashSchema, title: z.string(), createdAt: instant }),
      ),
      students: z.array(
        z.object({
          userId: z.string(),
          name: z.string(),
          surname: z.string(),
          /** The best finished mark of each homework, else the work in progress. */
          marks: z.array(markSchema),
        }),
      ),
    }),
  ),
});
export type Journal = z.infer<typeof journalSchema>;
