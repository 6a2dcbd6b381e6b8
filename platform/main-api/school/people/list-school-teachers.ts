import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { isOneOf } from '@/platform/kernel/database/database';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { homework, session, user } from '@/platform/main-api/database/schema';
import { schoolOf } from '@/platform/main-api/school/school-of';
import { foldedColumn } from './folded-name';

/** More than any school has. */
const SHOWN = 500;

/** The teachers of the administrator's school: how much they work here, in numbers. [HW-11] */
export const listSchoolTeachers: Verb<'listSchoolTeachers'> = async (context) => {
  const { db } = context;
  const schoolId = await schoolOf(db, callerOf(context).userId);
  if (schoolId === null) return { teachers: [] };
  const isTeacher = sql`${roles.teacher} = any(${user.roles})`;
  const teachers = await db
    .select()
    .from(user)
    .where(and(eq(user.schoolId, schoolId), isTeacher, isNull(user.erasedAt)))
    .orderBy(asc(foldedColumn(user.surname)), asc(foldedColumn(user.name)), asc(user.id))
    .limit(SHOWN);
  const ids = teachers.map(({ id }) => id);
  const [works, visits] = await Promise.all([
    db
      .select({ id: homework.teacherId, count: count(), last: max(homework.createdAt) })
      .from(homework)
      .where(isOneOf(homework.teacherId, ids))
      .groupBy(homework.teacherId),
    db
      .select({ id: session.userId, last: max(session.lastUsedAt) })
      .from(session)
      .where(isOneOf(session.userId, ids))
      .groupBy(session.userId),
  ]);
  const work = new Map(works.map((row) => [row.id, row]));
  const visit = new Map(visits.map((row) => [row.id, row.last]));
  return {
    teachers: teachers.map(({ id, surname, name, patronymic, teaching }) => ({
      ...{ id, surname, name, patronymic },
      subjectIds: (teaching?.subjects ?? []).map(({ subjectId }) => subjectId),
      homework: work.get(id)?.count ?? 0,
      lastActiveMonth: monthOf([work.get(id)?.last, visit.get(id)]),
    })),
  };
};

/** The month of the last of these days, in Moscow. */
function monthOf(days: readonly (Date | null | undefined)[]): string | null {
  const times = days.flatMap((day) => (day ? [day.getTime()] : []));
  if (times.length === 0) return null;
  const MOSCOW = 3 * 3_600_000;
  return new Date(Math.max(...times) + MOSCOW).toISOString().slice(0, 7);
}
