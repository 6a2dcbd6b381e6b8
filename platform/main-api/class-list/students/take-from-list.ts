import { and, eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { classListMember } from '@/platform/main-api/database/schema';
import { assertMember, removeUntaken } from '@/platform/main-api/class-list/membership';
import { lockOpenList } from '@/platform/main-api/class-list/own-list';

/**
 * Takes a student out of a list. Work stays; a row as whom nobody has begun goes. [HW-06]
 *
 * @throws ServiceError `class_list_not_found`, `class_list_archived`, `student_not_found`
 */
export const takeFromList: Verb<'takeFromList'> = async (context, { params }) => {
  const teacherId = callerOf(context).userId;
  const { listId, studentId } = params;
  await context.db.transaction(async (tx) => {
    await lockOpenList(tx, teacherId, listId);
    await assertMember(tx, listId, studentId);
    const isMember = eq(classListMember.studentId, studentId);
    await tx.delete(classListMember).where(and(eq(classListMember.listId, listId), isMember));
    await removeUntaken(tx, studentId);
  });
  return { done: true };
};
