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
import type { Drawing } from '@/lib/contract/review/drawing';
import type { AnswerValue } from '@/lib/contract/tasks/tasks';
import { attempt } from './attempt';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { homework } from './homework';
import { user } from './people';

/** What a teacher has said of one task of an attempt; the newest alone, the audit has the rest. [REV-02] */
export const answerReview = mainApi.table(
  'answer_review',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    stepNumber: smallint('step_number').notNull(),
    taskId: text('task_id').notNull(),
    /** The answer that it is about; null where none was given. It counts for no later one. */
    ofAnswer: uuid('of_answer'),
    /** Part of the points, 0…1; null leaves what the check has found. */
    share: real('share'),
    /** Points by criterion, where the task has criteria. */
    criteria: jsonb('criteria').$type<Record<string, number>>(),
    comment: text('comment').notNull(),
    /** The task is to be done again. [REV-03] */
    isReturned: boolean('is_returned').notNull().default(false),
    /** Rises with each change, so that two tabs do not overwrite each other. */
    version: integer('version').notNull(),
    reviewedBy: uuid('reviewed_by')
      .notNull()
      .references(() => user.id),
    reviewedAt: instant('reviewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.stepNumber, table.taskId] }),
    index('answer_review_by').on(table.reviewedBy),
  ],
);

/** What a teacher has drawn on the pictures of an answer; the newest alone. [REV-02] */
export const answerDrawing = mainApi.table(
  'answer_drawing',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempt.id, { onDelete: 'cascade' }),
    stepNumber: smallint('step_number').notNull(),
    taskId: text('task_id').notNull(),
    /** The answer whose pictures these are. It is shown over those of no later one. */
    ofAnswer: uuid('of_answer').notNull(),
    /** Lines and notes, in parts of the picture: the file itself stays as it is. */
    pictures: jsonb('pictures').$type<Drawing>().notNull(),
    /** Rises with each change, so that two tabs do not overwrite each other. */
    version: integer('version').notNull(),
    drawnBy: uuid('drawn_by')
      .notNull()
      .references(() => user.id),
    drawnAt: instant('drawn_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.stepNumber, table.taskId] }),
    index('answer_drawing_by').on(table.drawnBy),
  ],
);

/** An answer that nobody had foreseen, which counts for all who give it at this homework. [REV-04] */
export const acceptedAnswer = mainApi.table(
  'accepted_answer',
  {
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    stepNumber: smallint('step_number').notNull(),
    taskId: text('task_id').notNull(),
    /** What equal answers have in common, see `formOf`. */
    form: text('form').notNull(),
    /** One of them, by authored ids. */
    value: jsonb('value').$type<AnswerValue>().notNull(),
    acceptedAt: instant('accepted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.homeworkId, table.stepNumber, table.taskId, table.form] }),
  ],
);

/** A comment that a teacher keeps to use it again. [REV-02] */
export const keptComment = mainApi.table(
  'kept_comment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => user.id),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('kept_comment_text').on(table.teacherId, table.text)],
);
