import { z } from 'zod';
import { taskHashSchema, taskPreviewSchema } from '@/lib/contract/homework/homework';
import { MAX_STEPS } from '@/lib/contract/homework/limits';
import { MAX_SPENT_SECONDS } from '@/lib/contract/attempt/max-answers';
import { drawingSchema } from '@/lib/contract/review/drawing';
import { remarkSchema } from '@/lib/contract/review/remark';
import { subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { taskImageSchema } from '@/lib/contract/tasks/fields';
import { answerReviewSchema } from '@/lib/contract/tasks/review';
import { answerValueSchema, publicTaskSchema, taskKindSchema } from '@/lib/contract/tasks/tasks';
import { instant } from '@/lib/contract/values/instant';
import { pronounceableCode } from '@/lib/contract/values/pronounceable-code';

/** An attempt's code: 20 letters of the same kind, so that the two are never taken for each other. */
export const attemptCodeSchema = z.string().regex(pronounceableCode(10));

export const stepNumberSchema = z.number().int().min(1).max(MAX_STEPS);

export const scoreSchema = z.number().int().min(0).max(100);

export const markGradeSchema = z.number().int().min(1).max(5);

/**
 * A student's work as a list shows it. Score and grade are null also where the policy never tells them,
 * and as long as something in it waits for the teacher.
 */
export const attemptSummarySchema = z.object({
  attemptCode: attemptCodeSchema,
  taskHash: taskHashSchema,
  title: z.string(),
  subjectId: subjectIdSchema,
  number: z.number().int().min(1),
  startedAt: instant,
  finishedAt: instant.nullable(),
  score: scoreSchema.nullable(),
  grade: markGradeSchema.nullable(),
  /** How many tasks of a finished one wait for the teacher. [REV-02] */
  awaitingCount: z.number().int(),
  /** The teacher has given it back, to do tasks of it again. [REV-03] */
  isReturned: z.boolean(),
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
  /** Why the teacher has set the score by hand; null where they have not. [REV-03] */
  scoreReason: z.string().nullable(),
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

/** What a teacher has done with the work under a name: taken out, or moved to another student. [TRUST-02] */
export const retirementSchema = z.enum(['removed', 'merged']);
export type Retirement = z.infer<typeof retirementSchema>;

/** Homework at which the student's name is no longer in the journal. [TRUST-02] */
export const retiredHomeworkSchema = z.object({
  taskHash: taskHashSchema,
  title: z.string(),
  retired: retirementSchema,
});
export type RetiredHomework = z.infer<typeof retiredHomeworkSchema>;

/** What a student needs to begin a homework or go on with it: the homework, and their own work at it. */
export const taskStartSchema = z.object({
  preview: taskPreviewSchema,
  /** At this homework, newest first; none while it is withdrawn. */
  attempts: z.array(attemptSummarySchema),
  /** The one that goes on, else the first of these, in full. */
  newest: attemptSchema.nullable(),
  /** The teacher of the homework does not want work under this name. */
  retired: retirementSchema.nullable(),
  /** Only who has an account begins it, and the student has none. */
  needsAccount: z.boolean(),
});

/**
 * A task of a finished attempt: what was asked, what the student answered, what is right and why.
 * What is right and why are null in a task without a complete answer, as long as another attempt can
 * be begun; what is right also where a teacher decides that and the author gives no example. [HW-03]
 */
export const reviewedTaskSchema = answerReviewSchema.extend({
  taskId: z.string(),
  kind: taskKindSchema,
  prompt: z.string(),
  image: taskImageSchema.optional(),
  verdict: stepVerdictSchema,
  explanation: z.string().nullable(),
  /** What it is worth, and what it has earned. */
  points: z.number(),
  earned: z.number(),
  /** It waits for the teacher. */
  isAwaiting: z.boolean(),
  /** How many hints the student has asked for. [REV-05] */
  hintsShown: z.number().int(),
  /** What the teacher has said of it. [REV-02] */
  remark: remarkSchema.nullable(),
  /** What the teacher has drawn on the pictures of this answer. [REV-02] */
  drawing: drawingSchema,
});
export type ReviewedTask = z.infer<typeof reviewedTaskSchema>;

/**
 * What a student is told after the end. `withheld` says why it is nothing: the policy never tells, or
 * tells who has given only a name when the homework is closed, or the student is at work on another
 * attempt, which right answers would solve. [HW-03] [HW-08] [TRUST-01]
 */
export const attemptResultSchema = z.object({
  withheld: z.enum(['policy', 'until_closed', 'unfinished_attempt']).nullable(),
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

/** The hints of a task as far as the student has asked for them. [REV-05] */
export const taskHintsSchema = z.object({
  taskId: z.string(),
  /** How many there are. */
  total: z.number().int().min(1),
  shown: z.array(z.string()),
});
export type TaskHints = z.infer<typeof taskHintsSchema>;

export const attemptStepSchema = z.object({
  number: stepNumberSchema,
  title: z.string(),
  tasks: z.array(publicTaskSchema),
  answers: z.array(savedAnswerSchema),
  /** Of the tasks that have some; none where the homework gives none. */
  hints: z.array(taskHintsSchema),
  /** What each takes of the points of its task, in percent. */
  hintCost: z.number().int(),
  /** In work that the teacher has returned: which tasks are to be done again, and what they say of them. [REV-03] */
  returned: z
    .array(
      z.object({
        taskId: z.string(),
        comment: z.string(),
        /** What they have drawn, on pictures that are still there: of the answer that was returned. */
        drawing: drawingSchema,
      }),
    )
    .nullable(),
});
export type AttemptStep = z.infer<typeof attemptStepSchema>;

export const saveAnswerSchema = z.strictObject({
  stepNumber: stepNumberSchema,
  taskId: z.string().min(1).max(40),
  /** Rises with each change of this answer; an older one never replaces a newer one. */
  sequence: z.number().int().min(1).max(1_000_000_000),
  value: answerValueSchema,
  /** How long the student has looked at the step until now, in seconds. */
  spentSeconds: z.number().int().min(0).max(MAX_SPENT_SECONDS).optional(),
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
