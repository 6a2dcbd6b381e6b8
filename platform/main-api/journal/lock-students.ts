import { and, eq, inArray, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { attempt, homework, retiredName, user } from '@/platform/main-api/database/schema';
import { findListOf } from '@/platform/main-api/class-list/membership';
import { lockLists } from '@/platform/main-api/class-list/own-list';
import { lockWork } from '@/platform/main-api/student/lock-work';
import { hasAccount } from '@/platform/main-api/student/without-account';
import { isOfTeacher } from './of-teacher';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What is to be done with the row of a student in the journal of a teacher. */
export type OfJournal = { teacherId: string; studentId: string; intoId: string | null };

const row = {
  id: user.id,
  classNumber: user.classNumber,
  classLetter: user.classLetter,
  schoolId: user.schoolId,
  hasAccount,
};
export type JournalStudent = Awaited<ReturnType<typeof lockStudents>>[number];

/** Locks students with their work at the homework of a teacher, and the lists: two tabs take turns. */
export async function lockStudents(tx: Transaction, { teacherId, studentId, intoId }: OfJournal) {
  await lockLists(tx, teacherId);
  const ids = [studentId, ...(intoId === null ? [] : [intoId])];
  await lockWork(tx, ids, isOfTeacher(teacherId));
  return tx.select(row).from(user).where(inArray(user.id, ids));
}

/**
 * The row of a student without an account, with the homework that they have begun: none for who is in a list
 * of the teacher alone. The class of a list goes before the one that they have named.
 *
 * @returns null when the same was done before: asked for twice, it is done once
 * @throws ServiceError `student_not_found`, `student_has_account`
 */
export async function getRow(
  tx: Transaction,
  students: readonly JournalStudent[],
  { teacherId, studentId, intoId }: OfJournal,
): Promise<{ student: JournalStudent; homeworkIds: string[] } | null> {
  const student = students.find(({ id }) => id === studentId);
  const begun = await tx
    .selectDistinct({ id: attempt.homeworkId })
    .from(attempt)
    .where(and(eq(attempt.studentId, studentId), isOfTeacher(teacherId)));
  const list = await findListOf(tx, teacherId, studentId);
  if (student && (begun.length > 0 || list !== null)) {
    if (student.hasAccount) throw new ServiceError('student_has_account');
    return { student: inClassOf(student, list), homeworkIds: begun.map(({ id }) => id) };
  }
  const [done] = await tx
    .select({ id: retiredName.studentId })
    .from(retiredName)
    .innerJoin(homework, eq(homework.id, retiredName.homeworkId))
    .where(
      and(
        eq(retiredName.studentId, studentId),
        eq(homework.teacherId, teacherId),
        sql`${retiredName.mergedIntoId} is not distinct from ${intoId}::uuid`,
      ),
    )
    .limit(1);
  if (!done) throw new ServiceError('student_not_found');
  return null;
}

/** Somebody in the class in which the teacher lists them. */
export const inClassOf = <Student extends Pick<JournalStudent, 'classNumber' | 'classLetter'>>(
  student: Student,
  list: { number: number; letter: string } | null,
): Student =>
  list === null ? student : { ...student, classNumber: list.number, classLetter: list.letter };

/** Writes down that the work under a name is not in the journal any more. */
export async function retire(
  tx: Transaction,
  { studentId, intoId }: OfJournal,
  homeworkIds: readonly string[],
): Promise<void> {
  if (homeworkIds.length === 0) return;
  await tx
    .insert(retiredName)
    .values(homeworkIds.map((homeworkId) => ({ homeworkId, studentId, mergedIntoId: intoId })))
    .onConflictDoUpdate({
      target: [retiredName.homeworkId, retiredName.studentId],
      set: { mergedIntoId: intoId, retiredAt: sql`now()` },
    });
}
