import { boolean, index, integer, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OutboxKind } from '@/lib/contract/cms/cms-deliveries';
import type { FailureCause } from '@/lib/contract/diary/failure-cause';
import type { DeliveryState, DiaryProvider, MarkMode, MarkState } from '@/lib/contract/diary/diary';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { homework } from './homework';
import { user } from './people';

/** Who of ours is whom in a diary: one to one in each diary. [DIARY-03] */
export const diaryBinding = mainApi.table(
  'diary_binding',
  {
    provider: text('provider').$type<DiaryProvider>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id),
    /** The id of the person in the diary. */
    foreignId: text('foreign_id').notNull(),
    name: text('name').notNull(),
    /** Of the token that made it: the same token sent again finds what it has done. */
    tokenHash: text('token_hash').notNull(),
    boundAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.userId] }),
    uniqueIndex('diary_binding_foreign').on(table.provider, table.foreignId),
  ],
);

/**
 * A homework at a lesson of a diary: what is to be there, and how far that has come. The row says all that
 * is wanted; a job of the queue only says that it is time to look at it. [DIARY-05]
 */
export const diaryDelivery = mainApi.table(
  'diary_delivery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    homeworkId: uuid('homework_id')
      .notNull()
      .references(() => homework.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<DiaryProvider>().notNull(),
    lessonId: text('lesson_id').notNull(),
    groupId: text('group_id').notNull(),
    workTypeId: text('work_type_id'),
    markMode: text('mark_mode').$type<MarkMode>().notNull(),
    /** As the diary says of the lesson; empty and null until it has. */
    groupName: text('group_name').notNull().default(''),
    startsAt: instant('starts_at'),
    state: text('state').$type<DeliveryState>().notNull().default('sending'),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Goes up with each change of what is to be there; the diary ignores what is older. */
    wanted: integer('wanted').notNull().default(1),
    /** What the diary has. */
    delivered: integer('delivered').notNull().default(0),
    /** Since when this is tried: for a day. */
    since: instant('since').notNull().defaultNow(),
    /** Why it was given up last; `state` says whether it is now. */
    cause: text('cause').$type<FailureCause>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('diary_delivery_lesson').on(table.homeworkId, table.provider, table.lessonId),
    index('diary_delivery_state').on(table.state),
    // Asked for with each lesson of which a diary tells.
    index('diary_delivery_of_lesson').on(table.provider, table.lessonId),
  ],
);

/**
 * The mark of a student on its way to a lesson; which mark it is, the attempts say. `elsewhere`: the student
 * has not this lesson of several where the homework is, so that there is nothing to bring.
 */
export const diaryMark = mainApi.table(
  'diary_mark',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => diaryDelivery.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => user.id),
    state: text('state').$type<MarkState | 'elsewhere'>().notNull().default('sending'),
    wanted: integer('wanted').notNull().default(1),
    since: instant('since').notNull().defaultNow(),
    /** As that of a delivery. */
    cause: text('cause').$type<FailureCause>(),
    /** When the teacher last changed it in the diary: what is told late of it changes nothing. */
    byHandAt: instant('by_hand_at'),
  },
  (table) => [
    uniqueIndex('diary_mark_student').on(table.deliveryId, table.studentId),
    index('diary_mark_state').on(table.state),
    index('diary_mark_of_student').on(table.studentId),
  ],
);

/** Who has had what tried again that was given up; rows are only ever added. [DIARY-06] */
export const diaryRetry = mainApi.table(
  'diary_retry',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    retriedAt: createdAt(),
    /** The subject identifier on the SSO. */
    retriedBySub: text('retried_by_sub').notNull(),
    retriedBy: text('retried_by').notNull(),
    /** The one that was named, and of what kind it is; null for all that had failed. */
    kind: text('kind').$type<OutboxKind>(),
    rowId: uuid('row_id'),
    count: integer('count').notNull(),
  },
  (table) => [index('diary_retry_at').on(table.retriedAt)],
);
