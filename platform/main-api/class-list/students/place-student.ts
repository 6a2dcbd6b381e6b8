import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { classList, classListMember, user } from '@/platform/main-api/database/schema';
import { inJournal } from '@/platform/main-api/journal/of-teacher';
import { addMembers, removeMembers } from '@/platform/main-api/class-list/membership';
import { lockOpenList, type Transaction } from '@/platform/main-api/class-list/own-list';

/**
 * Puts a student of the teacher into a list: out of the one where they are, or from the journal. [HW-06]
 *
 * @throws ServiceError `class_list_not_found`, `class_list_archived`, `class_list_full`; `student_not_found`
 *   also for who is in no list and has begun nothing of the teacher's
 */
export const placeStudent: Verb<'placeStudent'> = async (context, { params }) => {
  const teacherId = callerOf(context).userId;
  const { listId, studentId } = params;
  await context.db.transaction(async (tx) => {
    await lockOpenList(tx, teacherId, listId);
    await lockOwnStudent(tx, teacherId, studentId);
    await removeMembers(tx, teacherId, [studentId], listId);
    await addMembers(tx, listId, [studentId]);
  });
  return { done: true };
};

/** @throws ServiceError `student_not_found` */
async function lockOwnStudent(
  tx: Transaction,
  teacherId: string,
  studentId: string,
): Promise<void> {
  const listed = sql`exists (select 1 from ${classListMember}
    join ${classList} on ${classList.id} = ${classListMember.listId}
    where ${classListMember.studentId} = ${user.id} and ${classList.teacherId} = ${teacherId})`;
  const found = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, studentId), isNull(user.erasedAt), or(listed, inJournal(teacherId))))
    .for('update');
  if (found.length === 0) throw new ServiceError('student_not_found');
}
