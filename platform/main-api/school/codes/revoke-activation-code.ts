import { and, eq, isNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { activationCode } from '@/platform/main-api/database/schema';
import { findOwnCode } from './find-own-code';

/**
 * Revokes a code that nobody has used: it opens nothing from now on. Of who uses it at the same moment and
 * who revokes it, the first one wins. [HW-11]
 *
 * @throws ServiceError `activation_code_not_found` also for a code of another school, `activation_code_used`
 */
export const revokeActivationCode: Verb<'revokeActivationCode'> = async (context, { params }) => {
  const adminId = callerOf(context).userId;
  await context.db.transaction(async (tx) => {
    const own = await findOwnCode(tx, adminId, params.code);
    if (!own) throw new ServiceError('activation_code_not_found');
    if (own.usedBy !== null) throw new ServiceError('activation_code_used');
    if (own.revokedAt !== null) return;
    await tx
      .update(activationCode)
      .set({ revokedAt: new Date() })
      .where(and(eq(activationCode.code, own.code), isNull(activationCode.usedBy)));
    await writeAudit(tx, {
      ...{ actor: `user:${adminId}`, action: 'code.revoke', subject: `class:${own.classId}` },
    });
  });
  return { done: true };
};
