import { and, eq, inArray } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { activationCode, schoolClass } from '@/platform/main-api/database/schema';
import { schoolOf } from './school-of';

/**
 * Lets a used code be used again, by another student. Who came by it stays in the class: a code that was
 * given to the wrong child is freed without losing that child's work. Freed again, nothing changes.
 *
 * @throws ServiceError `activation_code_not_found` also for a code of another school
 */
export const freeActivationCode: Verb<'freeActivationCode'> = async (context, { params }) => {
  const { db } = context;
  const adminId = callerOf(context).userId;
  const schoolId = await schoolOf(db, adminId);
  if (schoolId === null) throw new ServiceError('activation_code_not_found');
  await db.transaction(async (tx) => {
    const own = tx
      .select({ id: schoolClass.id })
      .from(schoolClass)
      .where(eq(schoolClass.schoolId, schoolId));
    const isOwn = and(eq(activationCode.code, params.code), inArray(activationCode.classId, own));
    const [found] = await tx.select().from(activationCode).where(isOwn).for('update');
    if (!found) throw new ServiceError('activation_code_not_found');
    const { usedBy, classId } = found;
    if (usedBy === null) return;
    await tx.update(activationCode).set({ usedBy: null, usedAt: null }).where(isOwn);
    // The code itself opens a place: it is not written down.
    await writeAudit(tx, {
      ...{ actor: `user:${adminId}`, action: 'code.free', subject: `user:${usedBy}` },
      before: { classId },
    });
  });
  return { done: true };
};
