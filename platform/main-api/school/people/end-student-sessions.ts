import { eq } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { getOwnSchool } from '@/platform/main-api/school/own-school';
import { endSessions } from '@/platform/main-api/session/end-sessions';
import { getOwnPerson } from './own-person';

/**
 * Ends the sessions of a student of the school, on every device; a code to continue, which may be somebody
 * else's by now, opens nothing any more. [TRUST-06]
 *
 * @throws ServiceError `student_left_school`
 */
export const endStudentSessions: Verb<'endStudentSessions'> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const schoolId = await getOwnSchool(tx, context);
    const { id } = await getOwnPerson(tx, schoolId, 'student', params.studentId);
    const count = await endSessions(tx, eq(session.userId, id));
    await tx.update(user).set({ continueCodeHash: null }).where(eq(user.id, id));
    await writeAudit(tx, {
      ...{ actor: `user:${callerOf(context).userId}`, action: 'sessions.end' },
      ...{ subject: `user:${id}`, after: { count } },
    });
  });
  return { done: true };
};
