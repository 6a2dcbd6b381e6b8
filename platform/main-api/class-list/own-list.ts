import { and, eq, isNull, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { classList } from '@/platform/main-api/database/schema';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
export type ListRow = typeof classList.$inferSelect;

/**
 * Whoever changes lists of a teacher takes turns until the transaction ends: that a class is listed once and a
 * student is in one list is checked before it is written. Comes before the locks of students.
 */
export async function lockLists(tx: Pick<Db, 'execute'>, teacherId: string): Promise<void> {
  const key = `class lists ${teacherId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** @throws ServiceError `class_list_not_found` also for that of another teacher */
export async function getOwnList(
  db: Pick<Db, 'select'>,
  teacherId: string,
  listId: string,
): Promise<ListRow> {
  const [found] = await db
    .select()
    .from(classList)
    .where(and(eq(classList.id, listId), eq(classList.teacherId, teacherId)));
  if (!found) throw new ServiceError('class_list_not_found');
  return found;
}

/**
 * A list that can be changed, and the turn to change it.
 *
 * @throws ServiceError `class_list_not_found`, `class_list_archived`
 */
export async function lockOpenList(
  tx: Transaction,
  teacherId: string,
  listId: string,
): Promise<ListRow> {
  await lockLists(tx, teacherId);
  const found = await getOwnList(tx, teacherId, listId);
  if (found.archivedAt !== null) throw new ServiceError('class_list_archived');
  return found;
}

/** The lists of a teacher that are not archived: a condition on lists. */
export const isOpenOf = (teacherId: string) =>
  and(eq(classList.teacherId, teacherId), isNull(classList.archivedAt));
