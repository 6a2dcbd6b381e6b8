import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { endSessions } from '@/platform/main-api/session/end-sessions';
import { findOwnCode, getStudentOf } from './used-code';

/**
 * Ends the sessions of the student who came by a code of the school, on every device; a code to continue,
 * which may be somebody else's by now, opens nothing any more. [TRUST-06]
 *
 * @throws ServiceError `activation_code_not_found` also for a code of another school, and for one that
 *   nobody has used; `student_left_school`
 */
export const endStudentSessions: Verb<'endStudentSessions'> = async (context, { params }) => {
  const adminId = callerOf(context).userId;
  await context.db.transaction(async (tx) => {
    const own = await findOwnCode(tx, adminId, params.code);
    if (!own) throw new ServiceError('activation_code_not_found');
    const studentId = await getStudentOf(tx, own);
    const count = await endSessions(tx, eq(session.userId, studentId));
    await tx.update(user).set({ continueCodeHash: null }).where(eq(user.id, studentId));
    await writeAudit(tx, {
      ...{ actor: `user:${adminId}`, action: 'sessions.end', subject: `user:${studentId}` },
      after: { count },
    });
  });
  return { done: true };
};
