import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { Refusal, type Db } from './context';
import { homework, mark } from './database/schema';
import { getPerson, type Lesson } from './school';

export type HomeworkRow = typeof homework.$inferSelect;
export type MarkRow = typeof mark.$inferSelect;

/** Puts a homework at a lesson, unless what is there is as new or newer. */
export async function setHomework(
  db: Db,
  given: Omit<HomeworkRow, 'isRemoved' | 'createdAt'>,
  isRemoved = false,
): Promise<void> {
  const { lesson: _lesson, id: _id, ...content } = given;
  await db
    .insert(homework)
    .values({ ...given, isRemoved })
    .onConflictDoUpdate({
      target: [homework.lesson, homework.id],
      set: isRemoved ? { isRemoved, revision: given.revision } : { ...content, isRemoved },
      setWhere: lt(homework.revision, given.revision),
    });
}

/** Takes a homework away without a trace, as a diary does that forgets. */
export async function forgetHomework(db: Db, lesson: string, id: string): Promise<void> {
  await db.delete(homework).where(and(eq(homework.lesson, lesson), eq(homework.id, id)));
}

/** At lessons, in the order in which they came. */
export function listHomework(db: Db, lessons: readonly string[]): Promise<HomeworkRow[]> {
  return db
    .select()
    .from(homework)
    .where(and(sql`${homework.lesson} = any(${sql.param(lessons)})`, eq(homework.isRemoved, false)))
    .orderBy(asc(homework.createdAt), asc(homework.id));
}

export function listMarks(db: Db, lessons: readonly string[]): Promise<MarkRow[]> {
  return db
    .select()
    .from(mark)
    .where(sql`${mark.lesson} = any(${sql.param(lessons)})`);
}

/** There is such a homework, and the student has the lesson. @throws Refusal 404 */
async function assertMarkable(db: Db, lesson: Lesson, id: string, student: string): Promise<void> {
  const known = await listHomework(db, [lesson.id]);
  if (!known.some((row) => row.id === id)) throw new Refusal(404, 'No such homework');
  if (getPerson(student).className !== lesson.className) throw new Refusal(404, 'No such student');
}

type Given = Omit<MarkRow, 'lesson' | 'isByHand' | 'revision'>;
const target = [mark.lesson, mark.homework, mark.student];

/**
 * Sets the mark of the partner unless what is there is newer.
 *
 * @throws Refusal 404, 409 when the teacher has set one
 */
export async function setMark(
  db: Db,
  lesson: Lesson,
  given: Given & { revision: number },
): Promise<MarkRow> {
  await assertMarkable(db, lesson, given.homework, given.student);
  const { value, weight, revision } = given;
  await db
    .insert(mark)
    .values({ ...given, lesson: lesson.id })
    .onConflictDoUpdate({
      target,
      set: { value, weight, revision },
      setWhere: and(lt(mark.revision, revision), eq(mark.isByHand, false)),
    });
  const known = (await listMarks(db, [lesson.id])).find(
    (row) => row.homework === given.homework && row.student === given.student,
  );
  if (!known) throw new Error('A mark has gone while it was set');
  if (known.isByHand) throw new Refusal(409, `The teacher has set «${known.value}»`);
  return known;
}

/** Sets a mark as the teacher does. @throws Refusal 404 */
export async function setMarkByHand(db: Db, lesson: Lesson, given: Given): Promise<void> {
  await assertMarkable(db, lesson, given.homework, given.student);
  const { value, weight } = given;
  await db
    .insert(mark)
    .values({ ...given, lesson: lesson.id, revision: 0, isByHand: true })
    .onConflictDoUpdate({ target, set: { value, weight, isByHand: true } });
}
