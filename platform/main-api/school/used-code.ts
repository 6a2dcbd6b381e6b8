import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { activationCode, schoolClass } from '@/platform/main-api/database/schema';
import { schoolOf } from './school-of';

type Reader = Pick<Db, 'select'>;
export type OwnCode = NonNullable<Awaited<ReturnType<typeof findOwnCode>>>;

/** A code of the administrator's school, locked until the transaction ends; null when there is none. */
export async function findOwnCode(tx: Reader, adminId: string, code: string) {
  const schoolId = await schoolOf(tx, adminId);
  if (schoolId === null) return null;
  const own = tx
    .select({ id: schoolClass.id })
    .from(schoolClass)
    .where(eq(schoolClass.schoolId, schoolId));
  const isOwn = and(eq(activationCode.code, code), inArray(activationCode.classId, own));
  const [found] = await tx
    .select(getTableColumns(activationCode))
    .from(activationCode)
    .where(isOwn)
    .for('update');
  return found ? { ...found, schoolId } : null;
}

/**
 * Who has come by a code, as long as they are in the school that it is of: another school answers for who has
 * gone there.
 *
 * @throws ServiceError `activation_code_not_found` when nobody has used it, `student_left_school`
 */
export async function getStudentOf(tx: Reader, { usedBy, schoolId }: OwnCode): Promise<string> {
  if (usedBy === null) throw new ServiceError('activation_code_not_found');
  if ((await schoolOf(tx, usedBy)) !== schoolId) throw new ServiceError('student_left_school');
  return usedBy;
}
