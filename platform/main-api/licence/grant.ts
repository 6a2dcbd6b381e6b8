import { and, eq, max } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { licence, user } from '@/platform/main-api/database/schema';
import { addMonths } from './add-months';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Licence = typeof licence.$inferSelect;

/**
 * Gives a licence to somebody, from now or from the end of what they have of the same kind. Of two at the
 * same moment the second waits, so that they follow each other.
 *
 * @param from when it was paid or taken
 */
export async function grant(
  tx: Transaction,
  one: Pick<Licence, 'orderId' | 'line' | 'kind' | 'months'>,
  userId: string,
  from: Date,
): Promise<void> {
  const [holder] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  const [last] = await tx
    .select({ until: max(licence.until) })
    .from(licence)
    .where(and(eq(licence.userId, userId), eq(licence.kind, one.kind)));
  const begins = last?.until && last.until > from ? last.until : from;
  await tx
    .update(licence)
    .set({
      userId,
      classId: one.kind === 'class' ? holder?.classId : null,
      schoolId: one.kind === 'school' ? holder?.schoolId : null,
      from: begins,
      until: addMonths(begins, one.months),
    })
    .where(and(eq(licence.orderId, one.orderId), eq(licence.line, one.line)));
}
