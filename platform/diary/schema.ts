import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Webhook } from './webhook/webhook';

export const diary = pgSchema('diary');

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const group = diary.table('group', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  grade: smallint('grade').notNull(),
});

export type DiaryRole = 'teacher' | 'student' | 'parent' | 'staff';

/** Whom the school knows. The identifiers are the diary's own. */
export const person = diary.table('person', {
  id: text('id').primaryKey(),
  /** Null for who never signs in. */
  login: text('login').unique(),
  role: text('role').$type<DiaryRole>().notNull(),
  name: text('name').notNull(),
  surname: text('surname').notNull(),
  patronymic: text('patronymic').notNull().default(''),
  email: text('email'),
  /** Of a student. */
  groupId: text('group_id').references(() => group.id),
  /** Of a parent. */
  childId: text('child_id'),
});

export const lesson = diary.table(
  'lesson',
  {
    id: text('id').primaryKey(),
    /** In Moscow. */
    date: date('date').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** In the order of the day, from 1. */
    number: smallint('number').notNull(),
    groupId: text('group_id')
      .notNull()
      .references(() => group.id),
    teacherId: text('teacher_id')
      .notNull()
      .references(() => person.id),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    topic: text('topic').notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
  },
  (table) => [
    index('lesson_teacher').on(table.teacherId, table.startsAt),
    index('lesson_group').on(table.groupId, table.startsAt),
  ],
);

/** Homework that a partner has put at a lesson. What was withdrawn stays, so that nothing late revives it. */
export const work = diary.table(
  'work',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lesson.id),
    externalId: text('external_id').notNull(),
    workTypeId: text('work_type_id').notNull(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    dueAt: instant('due_at'),
    sequence: integer('sequence').notNull(),
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.externalId] })],
);

/** A mark for a work; without a value when it was taken back. */
export const mark = diary.table(
  'mark',
  {
    lessonId: text('lesson_id').notNull(),
    externalId: text('external_id').notNull(),
    studentId: text('student_id')
      .notNull()
      .references(() => person.id),
    value: text('value'),
    sequence: integer('sequence').notNull(),
    isByHand: boolean('is_by_hand').notNull().default(false),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.externalId, table.studentId] })],
);

/** A token with which a partner learns who has come; only its hash is kept. */
export const bindToken = diary.table('bind_token', {
  hash: text('hash').primaryKey(),
  stateHash: text('state_hash').notNull(),
  personId: text('person_id')
    .notNull()
    .references(() => person.id),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The idempotency key of the exchange: it is answered again to whoever repeats that request. */
  usedKey: text('used_key'),
});

/** Who is connected with the partner. */
export const binding = diary.table('binding', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id),
  boundAt: instant('bound_at').notNull().defaultNow(),
});

/** What the partner is to be told, kept until it has said that it knows. */
export const webhook = diary.table(
  'webhook',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    content: jsonb('content').$type<Webhook>().notNull(),
    attempts: smallint('attempts').notNull().default(0),
    /** Null for one that was given up. */
    dueAt: instant('due_at'),
    deliveredAt: instant('delivered_at'),
    /** What was answered last; null for no answer. */
    lastStatus: smallint('last_status'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_due')
      .on(table.dueAt)
      .where(sql`delivered_at is null`),
  ],
);
