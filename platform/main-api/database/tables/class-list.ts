import { sql } from 'drizzle-orm';
import { index, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

/** A class as a teacher lists it: whom they wait for, whether or not anybody has begun. [HW-06] */
export const classList = mainApi.table(
  'class_list',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => user.id),
    number: smallint('number').notNull(),
    letter: text('letter').notNull().default(''),
    /** By what students come into the list; another one when the teacher asks for it. */
    joinCode: text('join_code').notNull().unique(),
    /** From then on nobody is awaited in the journal because of it. */
    archivedAt: instant('archived_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('class_list_name')
      .on(table.teacherId, table.number, table.letter)
      .where(sql`archived_at is null`),
  ],
);

/** Who is in a list. Of one teacher a student is in one list at most that is not archived. */
export const classListMember = mainApi.table(
  'class_list_member',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => classList.id, { onDelete: 'cascade' }),
    studentId: uuid('student_id')
      .notNull()
      .references(() => user.id),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.studentId] }),
    index('class_list_member_student').on(table.studentId),
  ],
);
