import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReviewEntry } from '@/lib/contract/step-review/step-review';
import { createdAt, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

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
