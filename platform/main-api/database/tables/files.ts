import { index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { UploadType } from '@/lib/contract/files/files';
import { attempt } from './attempt';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { homework } from './homework';
import { user } from './people';

/** A file that somebody uploads; what is in it lies in the storage under the same id. [FILE-01] */
export const file = mainApi.table(
  'file',
  {
    id: uuid('id').primaryKey(),
    /** Whose it is: of an answer, the student of the attempt. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => user.id),
    /** For which task it is; without one only its owner sees it. */
    homeworkId: uuid('homework_id').references(() => homework.id, { onDelete: 'cascade' }),
    attemptId: uuid('attempt_id').references(() => attempt.id, { onDelete: 'cascade' }),
    stepNumber: smallint('step_number'),
    taskId: text('task_id'),
    name: text('name').notNull(),
    type: text('type').$type<UploadType>().notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: createdAt(),
    /** When the storage had it, as announced; null until then. */
    storedAt: instant('stored_at'),
  },
  (table) => [
    index('file_owner').on(table.ownerId, table.createdAt),
    index('file_homework').on(table.homeworkId, table.createdAt),
    index('file_attempt').on(table.attemptId),
    index('file_created').on(table.createdAt),
  ],
);

/**
 * What the storage is still to forget. A trigger writes it whenever a row of `file` goes, in whatever way,
 * so that nothing of a person is left there.
 */
export const removedFile = mainApi.table('removed_file', {
  id: uuid('id').primaryKey(),
  removedAt: instant('removed_at').notNull().defaultNow(),
});
