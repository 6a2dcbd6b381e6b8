import { and, eq, isNull, sql } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { isOneOf } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { lockOwnSchool } from '@/platform/main-api/school/own-school';
import { getOpenClass, type OwnClass } from './own-class';

/**
 * Moves students of the school into a class of it: all or none. Their work goes with them. [HW-11]
 *
 * @throws ServiceError `class_not_found`, `class_archived`, `student_left_school` for whom the school does
 *   not have
 */
export const moveStudents: Verb<'moveStudents'> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const schoolId = await lockOwnSchool(tx, context);
    const into = await getOpenClass(tx, schoolId, params.classId);
    const ids = [...new Set(body.studentIds)];
    const moved = await placeStudents(tx, schoolId, into, ids);
    if (moved < ids.length) throw new ServiceError('student_left_school');
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'student.move' },
      ...{ subject: `class:${into.id}`, after: { students: ids } },
    });
  });
  return { done: true };
};

/** @returns how many of them are students of the school, and in the class from now on */
export async function placeStudents(
  tx: Pick<Db, 'update'>,
  schoolId: string,
  { id: classId, number: classNumber, letter: classLetter }: OwnClass,
  studentIds: string[],
): Promise<number> {
  const isStudent = sql`${roles.student} = any(${user.roles})`;
  const moved = await tx
    .update(user)
    .set({ classId, classNumber, classLetter })
    .where(
      and(
        ...[isOneOf(user.id, studentIds), eq(user.schoolId, schoolId)],
        ...[isStudent, isNull(user.erasedAt)],
      ),
    )
    .returning({ id: user.id });
  return moved.length;
}
