import { boolean, integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const eljur = pgSchema('eljur');

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Homework at a lesson; what was removed stays, so that nothing late brings it back. */
export const homework = eljur.table(
  'homework',
  {
    lesson: text('lesson').notNull(),
    id: text('id').notNull(),
    text: text('text').notNull(),
    link: text('link').notNull(),
    /** The day as 20261124, or ''. */
    due: text('due').notNull(),
    revision: integer('revision').notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lesson, table.id] })],
);

/** «5» to «2», or «н» for who was absent; the teacher's own are never changed from outside. */
export const mark = eljur.table(
  'mark',
  {
    lesson: text('lesson').notNull(),
    homework: text('homework').notNull(),
    student: text('student').notNull(),
    value: text('value').notNull(),
    weight: integer('weight').notNull(),
    revision: integer('revision').notNull(),
    isByHand: boolean('is_by_hand').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.lesson, table.homework, table.student] })],
);

/** A token that somebody has exchanged, and with which request. */
export const spentToken = eljur.table('spent_token', {
  hash: text('hash').primaryKey(),
  request: text('request').notNull(),
  spentAt: instant('spent_at').notNull().defaultNow(),
});

/** Who is linked with the partner. */
export const linked = eljur.table('linked', { person: text('person').primaryKey() });
