import { and, eq } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { removeMembers, removeUntaken } from '@/platform/main-api/class-list/membership';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { attempt } from '@/platform/main-api/database/schema';
import { getRow, lockStudents, retire } from './lock-students';
import { isOfTeacher } from './of-teacher';
import { endMarks, removeAttempts } from './remove-attempts';

/**
 * Removes a student without an account from the teacher's journal, with all work at the teacher's
 * homework, and from the teacher's lists: somebody who does not exist, or is not of the class. The name does
 * not come back by the same browser. [TRUST-02]
 *
 * @throws ServiceError `student_not_found`, `student_has_account`
 */
export const removeStudent: Verb<'removeStudent'> = async (context, { params }) => {
  const teacherId = callerOf(context).userId;
  const { studentId } = params;
  const given = { teacherId, studentId, intoId: null };
  await context.db.transaction(async (tx) => {
    const found = await getRow(tx, await lockStudents(tx, given), given);
    if (!found) return;
    const rows = await tx
      .select({ id: attempt.id })
      .from(attempt)
      .where(and(eq(attempt.studentId, studentId), isOfTeacher(teacherId)));
    await removeAttempts(
      tx,
      rows.map(({ id }) => id),
    );
    await removeMembers(tx, teacherId, [studentId]);
    await removeUntaken(tx, studentId);
    await endMarks(tx, studentId, found.homeworkIds);
    await retire(tx, given, found.homeworkIds);
    await writeAudit(tx, {
      ...{ actor: `user:${teacherId}`, action: 'student.remove', subject: `user:${studentId}` },
      before: { homework: found.homeworkIds, attempts: rows.length },
    });
  });
  context.journals.tellAnything(teacherId);
  return { done: true };
};
