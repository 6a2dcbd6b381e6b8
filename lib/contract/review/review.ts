import { z } from 'zod';
import {
  attemptCodeSchema,
  markGradeSchema,
  scoreSchema,
  stepNumberSchema,
  stepVerdictSchema,
} from '@/lib/contract/attempt/attempt';
import { homeworkStateSchema, taskHashSchema } from '@/lib/contract/homework/homework';
import { drawingSchema } from '@/lib/contract/review/drawing';
import { remarkSchema } from '@/lib/contract/review/remark';
import { gradeSchema, subjectIdSchema } from '@/lib/contract/subjects/subject-schemas';
import { taskImageSchema } from '@/lib/contract/tasks/fields';
import { revealedAnswerSchema } from '@/lib/contract/tasks/review';
import { taskKindSchema } from '@/lib/contract/tasks/tasks';
import { instant } from '@/lib/contract/values/instant';

export const versionSchema = z.number().int().min(0).max(1_000_000_000);

export const studentSchema = z.object({
  userId: z.string(),
  name: z.string(),
  surname: z.string(),
});

/** A task and what is right in it, as only its teacher may know before the end. */
const askedTaskSchema = z.object({
  stepNumber: stepNumberSchema,
  taskId: z.string(),
  kind: taskKindSchema,
  prompt: z.string(),
  image: taskImageSchema.optional(),
  /** What it is worth. */
  points: z.number(),
  criteria: z.array(z.object({ id: z.string(), text: z.string(), points: z.number() })),
  /** Null for a task that the teacher reviews and whose author gives no example. */
  right: revealedAnswerSchema.nullable(),
  explanation: z.string(),
});
export type AskedTask = z.infer<typeof askedTaskSchema>;

/** What one student gave to a task, and what it earned. */
const givenAnswerSchema = z.object({
  /** Null when none was given. */
  answerId: z.uuid().nullable(),
  savedAt: instant.nullable(),
  /** How long the student looked at the step until then, in seconds; null when it is not known. */
  spentSeconds: z.number().int().nullable(),
  own: revealedAnswerSchema.nullable(),
  /** Of the points of the task; 0 while the task waits for the teacher. */
  earned: z.number(),
  verdict: stepVerdictSchema,
  isAwaiting: z.boolean(),
  /** How many hints the student has asked for; what they cost is taken off already. [REV-05] */
  hintsShown: z.number().int(),
  /** The teacher has said that such an answer counts. [REV-04] */
  isAccepted: z.boolean(),
  remark: remarkSchema.nullable(),
  /** Of the remark; 0 when there is none. Named with each change, so that tabs do not overwrite each other. */
  version: versionSchema,
  /** What is drawn on the pictures of this answer; its version counts as that of the remark does. */
  drawing: z.object({ pictures: drawingSchema, version: versionSchema }),
});
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;

export const markSchema = z.object({
  score: scoreSchema.nullable(),
  grade: markGradeSchema.nullable(),
});

/** An attempt as the teacher of its homework sees it. [REV-01] */
export const attemptReviewSchema = markSchema.extend({
  attemptCode: attemptCodeSchema,
  number: z.number().int(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** Since when it is with the student to be done again. */
  returnedAt: instant.nullable(),
  scoreByHand: scoreSchema.nullable(),
  scoreReason: z.string().nullable(),
  awaitingCount: z.number().int(),
  version: versionSchema,
  homework: z.object({
    taskHash: taskHashSchema,
    title: z.string(),
    subjectId: subjectIdSchema,
    state: homeworkStateSchema,
  }),
  student: studentSchema.extend({
    hasAccount: z.boolean(),
    classNumber: gradeSchema.nullable(),
    classLetter: z.string(),
  }),
  /** All of this student at this homework, in the order in which they were begun. */
  attempts: z.array(
    markSchema.extend({
      attemptCode: attemptCodeSchema,
      number: z.number().int(),
      finishedAt: instant.nullable(),
    }),
  ),
  /** The class at this homework in the order of the journal, each with the attempt that it shows. */
  classmates: z.array(studentSchema.extend({ attemptCode: attemptCodeSchema })),
  tasks: z.array(askedTaskSchema.extend({ given: givenAnswerSchema })),
});
export type AttemptReview = z.infer<typeof attemptReviewSchema>;
export type AttemptTask = AttemptReview['tasks'][number];

/** How the tasks of a homework went. [REV-02] */
export const homeworkReviewSchema = z.object({
  taskHash: taskHashSchema,
  title: z.string(),
  subjectId: subjectIdSchema,
  state: homeworkStateSchema,
  startedCount: z.number().int(),
  finishedCount: z.number().int(),
  /** Whether an author has corrected a key since the homework was set. [REV-04] */
  hasCorrections: z.boolean(),
  /** Whether the teacher's licence lets them take such corrections over. [HW-08] */
  mayRegrade: z.boolean(),
  tasks: z.array(
    askedTaskSchema.pick({ stepNumber: true, taskId: true, kind: true, prompt: true }).extend({
      stepTitle: z.string(),
      points: z.number(),
      /** How many answers wait for the teacher. */
      awaiting: z.number().int(),
      /** Of the finished attempts; null without the licence that has it. [HW-08] */
      statistics: z
        .object({
          right: z.number().int(),
          partly: z.number().int(),
          wrong: z.number().int(),
          /** The wrong answer that was given most often, by two at least. */
          commonestWrong: z
            .object({ own: revealedAnswerSchema, count: z.number().int() })
            .nullable(),
        })
        .nullable(),
    }),
  ),
});
export type HomeworkReview = z.infer<typeof homeworkReviewSchema>;

/** All answers to a task in the finished attempts at a homework, equal ones together. [REV-02] */
export const taskAnswersSchema = z.object({
  homework: z.object({ title: z.string(), subjectId: subjectIdSchema }),
  task: askedTaskSchema,
  /** Others than the author's answers may be right: one that was given can be accepted. [REV-04] */
  acceptsOthers: z.boolean(),
  /** The most frequent first; those who gave none are the last. */
  groups: z.array(
    z.object({
      /** What they have in common; null for those who gave none. */
      form: z.string().nullable(),
      own: revealedAnswerSchema.nullable(),
      answers: z.array(
        studentSchema.extend({
          attemptCode: attemptCodeSchema,
          number: z.number().int(),
          given: givenAnswerSchema,
        }),
      ),
    }),
  ),
});
export type TaskAnswers = z.infer<typeof taskAnswersSchema>;
export type AnswerGroup = TaskAnswers['groups'][number];
