import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db, Diary } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import { mark } from '@/platform/diary/schema';
import { notify } from '@/platform/diary/webhook/notify';

export type MarkRow = typeof mark.$inferSelect;
export type MarkKey = { lessonId: string; externalId: string; studentId: string };

const keyed = ({ lessonId, externalId, studentId }: MarkKey) =>
  and(eq(mark.lessonId, lessonId), eq(mark.externalId, externalId), eq(mark.studentId, studentId));
const target = [mark.lessonId, mark.externalId, mark.studentId];

/**
 * Sets the mark that the partner gives (null takes it back) unless what is known is as new or newer.
 *
 * @throws DiaryError `set_by_hand` when the teacher has set one
 */
export async function setMark(
  db: Db,
  given: MarkKey & { value: string | null; sequence: number },
): Promise<MarkRow> {
  const { value, sequence } = given;
  const [row] = await db
    .insert(mark)
    .values(given)
    .onConflictDoUpdate({
      target,
      set: { value, sequence, changedAt: new Date() },
      setWhere: and(lt(mark.sequence, sequence), eq(mark.isByHand, false)),
    })
    .returning();
  if (row) return row;
  const [known] = await db.select().from(mark).where(keyed(given));
  if (!known) throw new Error('A mark has gone while it was set');
  if (known.isByHand) throw new DiaryError('set_by_hand', 'The teacher has set this mark by hand');
  return known;
}

/** Sets a mark as the teacher does, and tells the partner; without a value the partner may set it again. */
export async function setMarkByHand(
  diary: Diary,
  key: MarkKey,
  value: string | null,
): Promise<MarkRow> {
  const { db } = diary;
  const isByHand = value !== null;
  const changedAt = new Date();
  const { lessonId, externalId, studentId } = key;
  const row = await db.transaction(async (tx) => {
    const [changed] = await tx
      .insert(mark)
      .values({ lessonId, externalId, studentId, value, isByHand, sequence: 0, changedAt })
      .onConflictDoUpdate({ target, set: { value, isByHand, changedAt } })
      .returning();
    await notify(tx, {
      type: 'mark.changed',
      ...{ lessonId, externalId, studentUserId: studentId, value, setByHand: isByHand },
      changedAt: changedAt.toISOString(),
    });
    return changed;
  });
  if (!row) throw new Error('A mark was not set');
  diary.deliverSoon();
  return row;
}

/** All that is kept of the marks at lessons, those without a value too. */
export async function listMarks(db: Db, lessonIds: string[]): Promise<MarkRow[]> {
  if (lessonIds.length === 0) return [];
  return db
    .select()
    .from(mark)
    .where(sql`${mark.lessonId} = any(${sql.param(lessonIds)})`);
}

/** As the API describes a mark. */
export function toMark({ studentId, value, sequence, isByHand }: MarkRow) {
  return { studentUserId: studentId, value, sequence, setByHand: isByHand };
}
