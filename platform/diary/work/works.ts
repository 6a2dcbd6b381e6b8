import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '@/platform/diary/context';
import { work } from '@/platform/diary/schema';

export type WorkRow = typeof work.$inferSelect;
type Key = { lessonId: string; externalId: string };
type Given = Omit<WorkRow, 'isWithdrawn' | 'createdAt'>;

const keyed = ({ lessonId, externalId }: Key) =>
  and(eq(work.lessonId, lessonId), eq(work.externalId, externalId));

/** Also when it was withdrawn. */
export async function findWork(db: Db, key: Key): Promise<WorkRow | undefined> {
  const [found] = await db.select().from(work).where(keyed(key));
  return found;
}

/** Puts a work at a lesson, or changes the one that is there unless that is as new or newer. */
export async function putWork(db: Db, given: Given): Promise<{ row: WorkRow; isCreated: boolean }> {
  const { lessonId: _lesson, externalId: _external, ...content } = given;
  const [row] = await db
    .insert(work)
    .values(given)
    .onConflictDoUpdate({
      target: [work.lessonId, work.externalId],
      set: { ...content, isWithdrawn: false },
      setWhere: lt(work.sequence, given.sequence),
    })
    .returning({ ...columns, isCreated: sql<boolean>`xmax = 0` });
  if (row) return { row, isCreated: row.isCreated };
  const known = await findWork(db, given);
  if (!known) throw new Error('A work has gone while it was put');
  return { row: known, isCreated: false };
}

const columns = {
  ...{ lessonId: work.lessonId, externalId: work.externalId, workTypeId: work.workTypeId },
  ...{ title: work.title, url: work.url, dueAt: work.dueAt, sequence: work.sequence },
  ...{ isWithdrawn: work.isWithdrawn, createdAt: work.createdAt },
};

/**
 * Withdraws a work unless what is known is newer. One that never came is noted as withdrawn, so that it
 * does not appear when it comes late.
 */
export async function withdrawWork(
  db: Db,
  { lessonId, externalId, sequence }: Key & { sequence: number },
) {
  await db
    .insert(work)
    .values({
      ...{ lessonId, externalId, sequence, isWithdrawn: true },
      ...{ workTypeId: '', title: '', url: '', dueAt: null },
    })
    .onConflictDoUpdate({
      target: [work.lessonId, work.externalId],
      set: { sequence, isWithdrawn: true },
      setWhere: lt(work.sequence, sequence),
    });
}

/** Takes a work away without a trace, as a diary does that forgets. */
export async function forgetWork(db: Db, key: Key): Promise<void> {
  await db.delete(work).where(keyed(key));
}

/** The works at lessons, in the order in which they came. */
export async function listWorks(db: Db, lessonIds: string[]): Promise<WorkRow[]> {
  if (lessonIds.length === 0) return [];
  return db
    .select()
    .from(work)
    .where(and(sql`${work.lessonId} = any(${sql.param(lessonIds)})`, eq(work.isWithdrawn, false)))
    .orderBy(asc(work.createdAt), asc(work.externalId));
}

/** As the API describes a work. */
export function toWork({ externalId, lessonId, title, url, dueAt, sequence }: WorkRow) {
  return { externalId, lessonId, title, url, dueAt: dueAt?.toISOString() ?? null, sequence };
}
