import {
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { instant, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';
import { homework } from './homework';

/** What the ids of options are made with, in one row. [TRUST-12] */
export const optionSecret = mainApi.table('option_secret', {
  id: smallint('id').primaryKey().default(1),
  sealed: text('sealed').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

export const attempt = mainApi.table(
  'attempt',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull().unique(),
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id),
    studentId: uuid('student_id')
      .notNull()
      .references(() => user.id),
    number: smallint('number').notNull(),
    currentStep: smallint('current_step').notNull().default(1),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
    /** Kept while returned work is done again: until then it is the mark that counts. [REV-03] */
    score: smallint('score'),
    grade: smallint('grade'),
    /** The score that the teacher has set by hand in place of the sum. [REV-03] */
    scoreByHand: smallint('score_by_hand'),
    /** Why, in the teacher's words; the student reads it. */
    scoreReason: text('score_reason'),
    /** How many tasks wait for the teacher's points, once finished. */
    awaiting: smallint('awaiting').notNull().default(0),
    /** When the teacher gave it back to be done again; null once it is finished again. [REV-03] */
    returnedAt: instant('returned_at'),
    /** Rises with each change by the teacher of what concerns the attempt as a whole. */
    reviewVersion: integer('review_version').notNull().default(0),
  },
  (table) => [
    uniqueIndex('attempt_number').on(table.homeworkId, table.studentId, table.number),
    index('attempt_student').on(table.studentId, table.startedAt),
  ],
);

/** The newest answer to each task of an attempt, as it was given. */
export const answer = mainApi.table(
  'answer',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id),
    stepNumber: smallint('step_number').notNull(),
    taskId: text('task_id').notNull(),
    answerId: uuid('answer_id').notNull(),
    sequence: integer('sequence').notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    empty: boolean('empty').notNull(),
    /**
     * Nothing is left to do in the task; see `isCompleteAnswer`. The default is for a process of an
     * earlier version, which does not know the column.
     */
    complete: boolean('complete').notNull().default(false),
    savedAt: instant('saved_at').notNull(),
    /** Part of the points that the answer earned, 0…1; told to nobody before the end. */
    share: real('share').notNull(),
    /** How long the student had looked at the step by then, as their browser says; null where it does not. */
    spentSeconds: integer('spent_seconds'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.stepNumber, table.taskId] })],
);

/** How many hints of a task a student has asked for. [REV-05] */
export const hintShown = mainApi.table(
  'hint_shown',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    stepNumber: smallint('step_number').notNull(),
    taskId: text('task_id').notNull(),
    count: smallint('count').notNull(),
    shownAt: instant('shown_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.stepNumber, table.taskId] })],
);

/**
 * That a teacher has taken the name of a student without an account out of the journal, and with it the
 * work at this homework; or has moved the work to another student. [TRUST-02]
 */
export const retiredName = mainApi.table(
  'retired_name',
  {
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => user.id),
    /** Whose the work is now; null where it was removed. */
    mergedIntoId: uuid('merged_into_id').references(() => user.id),
    retiredAt: instant('retired_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.homeworkId, table.studentId] }),
    index('retired_name_student').on(table.studentId),
    index('retired_name_into').on(table.mergedIntoId),
  ],
);
