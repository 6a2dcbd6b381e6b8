import { eq } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { activationCode } from '@/platform/main-api/database/schema';
import { getOwnCode } from './used-code';

/**
 * Lets a used code be used again, by another student. Who came by it stays in the class: a code that was
 * given to the wrong child is freed without losing that child's work. Freed again, nothing changes.
 *
 * @throws ServiceError `activation_code_not_found` also for a code of another school
 */
export const freeActivationCode: Verb<'freeActivationCode'> = async (context, { params }) => {
  const adminId = callerOf(context).userId;
  await context.db.transaction(async (tx) => {
    const { code, usedBy, classId } = await getOwnCode(tx, adminId, params.code);
    if (usedBy === null) return;
    await tx
      .update(activationCode)
      .set({ usedBy: null, usedAt: null })
      .where(eq(activationCode.code, code));
    // The code itself opens a place: it is not written down.
    await writeAudit(tx, {
      ...{ actor: `user:${adminId}`, action: 'code.free', subject: `user:${usedBy}` },
      before: { classId },
    });
  });
  return { done: true };
};
