import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { AnswerKey, TaskSource } from '@/platform/tasks/registry';
import { createdAt, mainApi } from '@/platform/main-api/database/columns';

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
  },
  (table) => [primaryKey({ columns: [table.stepUuid, table.revision, table.taskId] })],
);
