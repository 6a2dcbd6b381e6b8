import { eq } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { lockOwnSchool } from '@/platform/main-api/school/own-school';
import { getOwnPerson } from './own-person';

/**
 * Takes a teacher out of the school: what the school has bought serves them no more. Account, homework,
 * lists and sessions stay theirs, since none of it was ever the school's.
 *
 * @throws ServiceError `teacher_left_school`
 */
export const takeTeacherOut: Verb<'takeTeacherOut'> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const schoolId = await lockOwnSchool(tx, context);
    const { id } = await getOwnPerson(tx, schoolId, 'teacher', params.teacherId);
    await tx.update(user).set({ schoolId: null, classId: null }).where(eq(user.id, id));
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'teacher.take_out' },
      ...{ subject: `user:${id}`, before: { schoolId } },
    });
  });
  return { done: true };
};
