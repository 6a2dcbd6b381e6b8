import { and, asc, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { classList, classListMember, user } from '@/platform/main-api/database/schema';
import type { Db } from '@/platform/main-api/context';
import { hasAccount } from '@/platform/main-api/student/without-account';
import { isOpenOf } from '@/platform/main-api/class-list/own-list';
import { inJournal, ofSchoolOf } from './of-teacher';

/** Whose row is to be moved. */
type Source = Pick<typeof user.$inferSelect, 'id' | 'classNumber' | 'classLetter'>;

/**
 * The students to whom a teacher may move the work of a row: those of the same class who are in the
 * teacher's journal or lists, and those whom the teacher's school has put into that class. [TRUST-02]
 *
 * @param source the class is that of the list, where they are in one
 * @param where whom of them; everybody when left out
 */
export function findTargets(
  db: Pick<Db, 'select'>,
  teacherId: string,
  { id, classNumber, classLetter }: Source,
  where?: SQL,
) {
  const { studentId } = classListMember;
  const { number, letter } = classList;
  const listed = db
    .select({ studentId, number, letter })
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, classListMember.listId))
    .where(isOpenOf(teacherId))
    .as('listed');
  const isKnown = or(...[inJournal(teacherId), ofSchoolOf(teacherId), isNotNull(listed.studentId)]);
  const { id: userId, name, surname } = user;
  return db
    .select({ userId, name, surname, hasAccount })
    .from(user)
    .leftJoin(listed, eq(listed.studentId, user.id))
    .where(
      and(
        ne(user.id, id),
        sql`coalesce(${listed.number}, ${user.classNumber}) is not distinct from ${classNumber}::smallint`,
        sql`coalesce(${listed.letter}, ${user.classLetter}) = ${classLetter}`,
        sql`${roles.student} = any(${user.roles})`,
        isNull(user.erasedAt),
        isKnown,
        where,
      ),
    )
    .orderBy(asc(user.surname), asc(user.name), asc(user.id));
}
