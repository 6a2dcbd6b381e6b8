import { and, eq, isNull, notInArray, or, sql } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import type { Db } from '@/platform/main-api/context';
import { classList, classListMember, user } from '@/platform/main-api/database/schema';
import { hasAccount } from '@/platform/main-api/student/without-account';
import { inJournal, ofSchoolOf } from '@/platform/main-api/journal/of-teacher';
import { isOpenOf, type ListRow } from './own-list';

/** From where somebody is looked for: who works for the teacher, and whom the school has put there too. */
type From = 'journal' | 'journal or school';

/** The students of a class whom its teacher knows, and who are in none of their lists. */
export function listNotListed(
  db: Pick<Db, 'select'>,
  { teacherId, number, letter }: Pick<ListRow, 'teacherId' | 'number' | 'letter'>,
  from: From,
) {
  const listed = db
    .select({ id: classListMember.studentId })
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, classListMember.listId))
    .where(isOpenOf(teacherId));
  const { id: userId, name, surname } = user;
  return db
    .select({ userId, name, surname, hasAccount })
    .from(user)
    .where(
      and(
        ...[eq(user.classNumber, number), eq(user.classLetter, letter), isNull(user.erasedAt)],
        sql`${roles.student} = any(${user.roles})`,
        notInArray(user.id, listed),
        from === 'journal' ? inJournal(teacherId) : or(inJournal(teacherId), ofSchoolOf(teacherId)),
      ),
    );
}
