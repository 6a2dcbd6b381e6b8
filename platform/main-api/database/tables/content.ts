import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReviewEntry } from '@/lib/contract/step-review/step-review';
import type { AnswerKey, TaskSource } from '@/platform/tasks/registry';
import { createdAt, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

export const workbook = mainApi.table('workbook', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  subjectId: smallint('subject_id').notNull(),
  grade: smallint('grade').notNull(),
  changedAt: text('changed_at').notNull(),
  /** Modules and lessons with the ids of their steps, in order. */
  outline: jsonb('outline').$type<WorkbookOutline>().notNull(),
  /** A step in no lesson, which anybody may try; the import that follows the migration sets it. */
  sampleUuid: uuid('sample_uuid'),
  /** Whether everybody sees it; else those who work with such or check them. [FEAT-02] */
  released: boolean('released').notNull().default(true),
});
export type WorkbookOutline = {
  id: string;
  title: string;
  lessons: { title: string; steps: string[] }[];
}[];

/** A step never changes: other content under the same uuid is a new revision. */
export const stepRevision = mainApi.table(
  'step_revision',
  {
    uuid: uuid('uuid').notNull(),
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    tasks: jsonb('tasks').$type<TaskSource[]>().notNull(),
    /** For lists of attempts, which do not read tasks. */
    taskCount: integer('task_count')
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(tasks)`),
    contentHash: text('content_hash').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.uuid, table.revision] })],
);

/** The right answers, apart from the tasks. [HW-03] */
export const answerKey = mainApi.table(
  'answer_key',
  {
    stepUuid: uuid('step_uuid').notNull(),
    revision: integer('revision').notNull(),
    taskId: text('task_id').notNull(),
    key: jsonb('key').$type<AnswerKey>().notNull(),
    explanation: text('explanation').notNull(),
    /** Told one at a time to who asks. [REV-05] */
    hints: jsonb('hints').$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.stepUuid, table.revision, table.taskId] })],
);

/** What somebody has said of a revision of a step. [HW-12] */
export const stepReview = mainApi.table(
  'step_review',
  {
    /** That of the request: sent again, it adds nothing. */
    id: uuid('id').primaryKey().defaultRandom(),
    stepUuid: uuid('step_uuid').notNull(),
    revision: integer('revision').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    kind: text('kind').$type<ReviewEntry['kind']>().notNull(),
    /** '' for an approval. */
    text: text('text').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('step_review_step').on(table.stepUuid, table.createdAt),
    index('step_review_user').on(table.userId, table.createdAt),
    uniqueIndex('step_review_approval')
      .on(table.stepUuid, table.revision, table.userId)
      .where(sql`kind = 'approval'`),
  ],
);
