import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { activationCode, schoolClass } from '@/platform/main-api/database/schema';
import { schoolOf } from '@/platform/main-api/school/school-of';

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
