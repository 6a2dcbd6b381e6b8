import {
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HomeworkPolicy, HomeworkState } from '@/lib/contract/homework/homework';
import { createdAt, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

/** Homework that was created before there were accounts to be asked for, or hints, says nothing of them. */
type Later = 'accountsOnly' | 'hintCost';
type KeptPolicy = Omit<HomeworkPolicy, Later> & Partial<Pick<HomeworkPolicy, Later>>;

export const homework = mainApi.table(
  'homework',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    taskHash: text('task_hash').notNull().unique(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => user.id),
    idempotencyKey: uuid('request_id').notNull(),
    /** What the request said; null for homework that was created before this was kept. */
    fingerprint: text('fingerprint'),
    title: text('title').notNull(),
    subjectId: smallint('subject_id').notNull(),
    grade: smallint('grade').notNull(),
    state: text('state').$type<HomeworkState>().notNull().default('open'),
    policy: jsonb('policy').$type<KeptPolicy>().notNull(),
    stepCount: smallint('step_count').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('homework_request').on(table.teacherId, table.idempotencyKey),
    index('homework_teacher').on(table.teacherId, table.createdAt),
  ],
);

export const homeworkStep = mainApi.table(
  'homework_step',
  {
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    number: smallint('number').notNull(),
    stepUuid: uuid('step_uuid').notNull(),
    revision: integer('revision').notNull(),
    /** The tasks that are taken of it, in its order; null for all of them. [FEAT-01] */
    taskIds: text('task_ids').array(),
    /** The revision whose keys count, where a correction was taken over; null for its own. [REV-04] */
    keyRevision: integer('key_revision'),
  },
  (table) => [
    primaryKey({ columns: [table.homeworkId, table.number] }),
    index('homework_step_uuid').on(table.stepUuid),
  ],
);
