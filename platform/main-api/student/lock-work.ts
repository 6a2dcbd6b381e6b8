import { and, asc, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { attempt, user } from '@/platform/main-api/database/schema';

/**
 * Locks students and then their attempts until the transaction ends: they begin, answer and finish nothing
 * meanwhile, and whoever changes the same takes turns. Whoever locks both does so in this order.
 *
 * @param which of their attempts; all when left out
 */
export async function lockWork(
  tx: Pick<Db, 'select'>,
  studentIds: readonly string[],
  which?: SQL,
): Promise<void> {
  const ids = [...studentIds];
  await tx
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, ids))
    .orderBy(asc(user.id))
    .for('update');
  await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(and(inArray(attempt.studentId, ids), which))
    .orderBy(asc(attempt.id))
    .for('update');
}
