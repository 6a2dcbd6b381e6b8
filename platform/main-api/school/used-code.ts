import { and, eq, inArray } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { activationCode, schoolClass } from '@/platform/main-api/database/schema';
import { schoolOf } from './school-of';

/**
 * A code of the administrator's school, locked until the transaction ends.
 *
 * @throws ServiceError `activation_code_not_found` also for a code of another school
 */
export async function getOwnCode(tx: Pick<Db, 'select'>, adminId: string, code: string) {
  const schoolId = await schoolOf(tx, adminId);
  if (schoolId === null) throw new ServiceError('activation_code_not_found');
  const own = tx
    .select({ id: schoolClass.id })
    .from(schoolClass)
    .where(eq(schoolClass.schoolId, schoolId));
  const isOwn = and(eq(activationCode.code, code), inArray(activationCode.classId, own));
  const [found] = await tx.select().from(activationCode).where(isOwn).for('update');
  if (!found) throw new ServiceError('activation_code_not_found');
  return found;
}
