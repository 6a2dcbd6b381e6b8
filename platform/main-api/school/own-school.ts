import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Context, type Db } from '@/platform/main-api/context';
import { school } from '@/platform/main-api/database/schema';
import { schoolOf } from './school-of';

type Reader = Pick<Db, 'select'>;

/**
 * The school of the administrator who calls: what a request says of schools is never asked. [HW-11]
 *
 * @throws ServiceError `school_not_found` when nobody has said which it is
 */
export async function getOwnSchool(db: Reader, context: Pick<Context, 'caller'>): Promise<string> {
  const schoolId = await schoolOf(db, callerOf(context).userId);
  if (schoolId === null) throw new ServiceError('school_not_found');
  return schoolId;
}

/** The same; until the transaction ends, no other administrator changes classes, codes or places there. */
export async function lockOwnSchool(tx: Reader, context: Pick<Context, 'caller'>): Promise<string> {
  const schoolId = await getOwnSchool(tx, context);
  await tx
    .select({ id: school.id })
    .from(school)
    .where(eq(school.id, schoolId))
    .for('no key update');
  return schoolId;
}
