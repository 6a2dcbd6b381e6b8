import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, mainApi } from '@/platform/main-api/database/columns';
import { user } from './people';

/** A certificate as it was issued to a teacher, name and numbers as on that day. [HW-10] */
export const certificate = mainApi.table(
  'certificate',
  {
    number: text('number').primaryKey(),
    teacherId: uuid('teacher_id')
      .notNull()
      .references(() => user.id),
    surname: text('surname').notNull(),
    name: text('name').notNull(),
    patronymic: text('patronymic').notNull(),
    workCount: integer('work_count').notNull(),
    studentCount: integer('student_count').notNull(),
    since: instant('since').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('certificate_teacher').on(table.teacherId, table.createdAt)],
);
