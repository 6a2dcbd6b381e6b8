import { and, asc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { attempt, user } from '@/platform/main-api/database/schema';
import type { Db } from '@/platform/main-api/context';
import { hasAccount } from '@/platform/main-api/student/without-account';
import { isOfTeacher } from './lock-students';

/** Whose row is to be moved. */
type Source = Pick<typeof user.$inferSelect, 'id' | 'classNumber' | 'classLetter'>;

/**
 * The students to whom a teacher may move the work of a row: those of the same class who are in the
 * teacher's journal, and those whom the teacher's school has put into that class. [TRUST-02]
 *
 * @param where whom of them; everybody when left out
 */
export function findTargets(
  db: Pick<Db, 'select'>,
  teacherId: string,
  { id, classNumber, classLetter }: Source,
  where?: SQL,
) {
  const inJournal = sql`exists (select 1 from ${attempt}
    where ${attempt.studentId} = ${user.id} and ${isOfTeacher(teacherId)})`;
  const ofSchool = sql`${user.schoolId} = (select teacher.school_id from ${user} as teacher
    where teacher.id = ${teacherId})`;
  const { id: userId, name, surname } = user;
  return db
    .select({ userId, name, surname, hasAccount })
    .from(user)
    .where(
      and(
        ne(user.id, id),
        classNumber === null ? isNull(user.classNumber) : eq(user.classNumber, classNumber),
        eq(user.classLetter, classLetter),
        sql`${roles.student} = any(${user.roles})`,
        isNull(user.erasedAt),
        or(inJournal, ofSchool),
        where,
      ),
    )
    .orderBy(asc(user.surname), asc(user.name), asc(user.id));
}
