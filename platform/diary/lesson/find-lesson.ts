import { and, asc, eq, getTableColumns, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import { group, lesson, person } from '@/platform/diary/schema';
import { demoTeachers } from '@/platform/diary/seed/people';
import { moscowDay, startOf } from '@/platform/partners/school/moscow-time';

const WEEK_MS = 7 * 86_400_000;
/** Stands for the first lesson of today of the demo's teacher, or of the next day that has one. */
const ALIAS = '1';

/** When the group has this subject next. */
const next = sql<Date | null>`(select min(later.starts_at) from diary.lesson later
  where later.group_id = ${lesson.groupId} and later.subject_id = ${lesson.subjectId}
    and later.starts_at > ${lesson.startsAt} and not later.is_cancelled)`.mapWith(lesson.startsAt);

const columns = {
  ...getTableColumns(lesson),
  groupName: group.name,
  grade: group.grade,
  next,
};

export type LessonRow = Awaited<ReturnType<typeof select>>[number];
export type PersonRow = typeof person.$inferSelect;

const select = (db: Db | Transaction, where: SQL | undefined, most = 1_000) =>
  db
    .select(columns)
    .from(lesson)
    .innerJoin(group, eq(group.id, lesson.groupId))
    .where(where)
    .orderBy(asc(lesson.startsAt), asc(lesson.id))
    .limit(most);

/** By default homework is for the group's next lesson of the subject, in a week when there is none. */
export const dueDefaultOf = ({ next: later, startsAt }: LessonRow): Date =>
  later ?? new Date(startsAt.getTime() + WEEK_MS);

/** A lesson with this id or under its alias, cancelled ones too. @throws DiaryError `lesson_not_found` */
export async function getLesson(db: Db | Transaction, id: string): Promise<LessonRow> {
  const [found] =
    id === ALIAS
      ? await select(db, and(of(demoTeachers.first), from(moscowDay(new Date()))), 1)
      : await select(db, eq(lesson.id, id));
  if (!found) throw new DiaryError('lesson_not_found');
  return found;
}

const of = (teacherId: string) =>
  and(eq(lesson.teacherId, teacherId), eq(lesson.isCancelled, false));
const from = (day: string) => gte(lesson.startsAt, startOf(day, 1));

/** @throws DiaryError `user_not_found` */
export async function getPerson(db: Db, id: string): Promise<PersonRow> {
  const [found] = await db.select().from(person).where(eq(person.id, id));
  if (!found) throw new DiaryError('user_not_found');
  return found;
}

/**
 * The lesson of a teacher, not cancelled.
 *
 * @throws DiaryError `lesson_not_found`, `user_not_found`, `forbidden`
 */
export async function getOwnLesson(db: Db, id: string, teacherId: string): Promise<LessonRow> {
  const found = await getLesson(db, id);
  if (found.isCancelled) throw new DiaryError('lesson_not_found', 'The lesson was cancelled');
  if (found.teacherId !== teacherId) {
    await getPerson(db, teacherId);
    throw new DiaryError('forbidden', 'Not a lesson of this user');
  }
  return found;
}

/** The lessons that a teacher gives or a student has, both days included; cancelled ones as well. */
export async function listLessons(
  db: Db,
  { id, role, groupId }: Pick<PersonRow, 'id' | 'role' | 'groupId'>,
  days: { from: string; to: string },
): Promise<LessonRow[]> {
  const own = role === 'teacher' ? eq(lesson.teacherId, id) : eq(lesson.groupId, groupId ?? '');
  return select(db, and(own, gte(lesson.date, days.from), lte(lesson.date, days.to)));
}

/** As the API describes a lesson. */
export function toLesson(row: LessonRow) {
  const { id, date, startsAt, number, groupId, groupName, grade, subjectId, subjectName, topic } =
    row;
  return {
    ...{ id, date, startsAt: startsAt.toISOString(), number, groupId, groupName, grade },
    ...{ subjectId, subjectName, topic, dueDefault: dueDefaultOf(row).toISOString() },
  };
}
