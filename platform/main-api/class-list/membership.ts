import { and, eq, getTableColumns, inArray, ne, notExists, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { MAX_MEMBERS } from '@/lib/contract/class-list/limits';
import type { Db } from '@/platform/main-api/context';
import { classList, classListMember, user } from '@/platform/main-api/database/schema';
import { isUntaken } from '@/platform/main-api/student/listed-name';
import { isOpenOf, type ListRow, type Transaction } from './own-list';

/** The list of a teacher in which a student is; null when in none that is not archived. */
export async function findListOf(
  db: Pick<Db, 'select'>,
  teacherId: string,
  studentId: string,
): Promise<ListRow | null> {
  const [found] = await db
    .select(getTableColumns(classList))
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, classListMember.listId))
    .where(and(eq(classListMember.studentId, studentId), isOpenOf(teacherId)));
  return found ?? null;
}

/** @throws ServiceError `student_not_found` */
export async function assertMember(
  db: Pick<Db, 'select'>,
  listId: string,
  studentId: string,
): Promise<void> {
  const { listId: list, studentId: student } = classListMember;
  const found = await db
    .select({ student })
    .from(classListMember)
    .where(and(eq(list, listId), eq(student, studentId)));
  if (found.length === 0) throw new ServiceError('student_not_found');
}

/**
 * Puts students into a list.
 *
 * @throws ServiceError `class_list_full`: then nobody is put into it
 */
export async function addMembers(
  tx: Pick<Db, 'insert' | '$count'>,
  listId: string,
  studentIds: readonly string[],
): Promise<void> {
  if (studentIds.length === 0) return;
  const rows = studentIds.map((studentId) => ({ listId, studentId }));
  await tx.insert(classListMember).values(rows).onConflictDoNothing();
  const count = await tx.$count(classListMember, eq(classListMember.listId, listId));
  if (count > MAX_MEMBERS) throw new ServiceError('class_list_full');
}

/** Takes students out of the lists of a teacher; out of all, or of those but one that are not archived. */
export async function removeMembers(
  tx: Pick<Db, 'delete' | 'select'>,
  teacherId: string,
  studentIds: readonly string[],
  butListId?: string,
): Promise<void> {
  const which =
    butListId === undefined
      ? eq(classList.teacherId, teacherId)
      : and(isOpenOf(teacherId), ne(classList.id, butListId));
  const lists = tx.select({ id: classList.id }).from(classList).where(which);
  const { listId, studentId } = classListMember;
  await tx
    .delete(classListMember)
    .where(and(inArray(studentId, [...studentIds]), inArray(listId, lists)));
}

/** Removes a row that a teacher has listed, unless somebody has begun as it or it is in a list. */
export async function removeUntaken(
  tx: Pick<Db, 'delete' | 'select'>,
  studentId: string,
): Promise<void> {
  const listed = tx
    .select({ one: sql`1` })
    .from(classListMember)
    .where(eq(classListMember.studentId, user.id));
  await tx.delete(user).where(and(eq(user.id, studentId), isUntaken, notExists(listed)));
}

/**
 * Puts a student into the lists of another, who leaves them; where the student is in a list already, they
 * stay there. A row that the teacher has listed and nobody has begun as goes.
 */
export async function givePlace(
  tx: Transaction,
  teacherId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const own = await findListOf(tx, teacherId, to);
  const { listId, studentId } = classListMember;
  const places = await tx
    .select({ listId, archivedAt: classList.archivedAt })
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, listId))
    .where(and(eq(studentId, from), eq(classList.teacherId, teacherId)));
  await removeMembers(tx, teacherId, [from]);
  for (const place of places)
    if (place.archivedAt !== null || own === null) await addMembers(tx, place.listId, [to]);
  await removeUntaken(tx, from);
}
