import { count, eq, sql } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { classList, classListMember, user } from '@/platform/main-api/database/schema';
import { inJournal } from '@/platform/main-api/journal/of-teacher';
import { listedOf } from './read-list';

/** [HW-06] */
export const listClassLists: Verb<'listClassLists'> = async (context) => {
  const teacherId = callerOf(context).userId;
  const begunCount = sql<number>`count(*) filter (where ${inJournal(teacherId)})`.mapWith(Number);
  const rows = await context.db
    .select({ list: classList, studentCount: count(classListMember.studentId), begunCount })
    .from(classList)
    .leftJoin(classListMember, eq(classListMember.listId, classList.id))
    .leftJoin(user, eq(user.id, classListMember.studentId))
    .where(eq(classList.teacherId, teacherId))
    .groupBy(classList.id);
  const lists = rows.map(({ list, ...counts }) => ({ ...listedOf(list), ...counts }));
  const { compare } = new Intl.Collator('ru');
  lists.sort((a, b) => a.number - b.number || compare(a.letter, b.letter));
  return { lists };
};
