import { eq } from 'drizzle-orm';
import { MAX_CLASSES } from '@/lib/contract/school/classes/classes';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { schoolClass } from '@/platform/main-api/database/schema';

/**
 * Adds classes to a school that is locked, as long as it may have so many. [TRUST-08]
 *
 * @throws ServiceError `school_full`
 */
export async function addClasses(
  tx: Pick<Db, 'insert' | '$count'>,
  schoolId: string,
  names: readonly { number: number; letter: string }[],
): Promise<(typeof schoolClass.$inferSelect)[]> {
  if (names.length === 0) return [];
  const there = await tx.$count(schoolClass, eq(schoolClass.schoolId, schoolId));
  if (there + names.length > MAX_CLASSES) throw new ServiceError('school_full');
  return tx
    .insert(schoolClass)
    .values(names.map(({ number, letter }) => ({ schoolId, number, letter })))
    .returning();
}
