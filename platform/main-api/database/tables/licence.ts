import { sql } from 'drizzle-orm';
import { check, index, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { LicenceKind } from '@/lib/contract/payment/payment';
import type { Notification } from '@/lib/contract/payment/notification';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { school, schoolClass, user } from './people';

/** The orders of which the payment service has told, each once, however often it tells. [PAY-06] */
export const paidOrder = mainApi.table('paid_order', {
  id: uuid('id').primaryKey(),
  /** Who paid. */
  userId: uuid('user_id')
    .notNull()
    .references(() => user.id),
  /** `refunded` is the end: a payment that is told of later grants nothing. */
  state: text('state').$type<Notification['event']>().notNull(),
  /** Of payer, licences and gift: an order never changes. */
  fingerprint: text('fingerprint').notNull(),
  createdAt: createdAt(),
});

/** A line of a paid order: what somebody may do, from when until when. */
export const licence = mainApi.table(
  'licence',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => paidOrder.id),
    line: smallint('line').notNull(),
    kind: text('kind').$type<LicenceKind>().notNull(),
    months: smallint('months').notNull(),
    /** Null for a gift that nobody has taken yet. */
    userId: uuid('user_id').references(() => user.id),
    /** The class as its holder has named it; the id when the holder's school has such a class. */
    classId: uuid('class_id').references(() => schoolClass.id),
    classNumber: smallint('class_number'),
    classLetter: text('class_letter').notNull().default(''),
    /** Of the holder, when it was known then. */
    schoolId: uuid('school_id').references(() => school.id),
    /** Of the code that opens a gift; the code itself is nowhere here. */
    giftHash: text('gift_hash'),
    from: instant('starts_at'),
    until: instant('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('licence_user').on(table.userId),
    index('licence_class').on(table.classId),
    index('licence_school').on(table.schoolId),
    index('licence_gift').on(table.giftHash),
    check(
      'licence_granted',
      sql`(starts_at is null) = (user_id is null or (kind = 'class' and class_number is null))`,
    ),
  ],
);
