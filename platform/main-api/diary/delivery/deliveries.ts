import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { FailureCause } from '@/lib/contract/diary/failure-cause';
import type { DiaryProvider, LessonPlace, MarkMode } from '@/lib/contract/diary/diary';
import { markModeAt } from '@/lib/contract/diary/diary-capabilities';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, homework } from '@/platform/main-api/database/schema';
import { renewMarks } from '@/platform/main-api/diary/mark/want-marks';

export type Delivery = typeof diaryDelivery.$inferSelect;
type Writer = Pick<Db, 'insert' | 'update' | 'select'>;

/** What is tried anew, from now on for a day. */
const anew = {
  wanted: sql`${diaryDelivery.wanted} + 1`,
  state: 'sending',
  since: sql`now()`,
} as const;

/**
 * Wants a homework at lessons. Where it is already nothing changes; where it was taken back or could not
 * be brought it is wanted again, with the marks for it.
 *
 * @returns the ids of what there is to do
 */
export async function addDeliveries(
  tx: Writer,
  homeworkId: string,
  wanted: { places: readonly LessonPlace[]; markMode: MarkMode },
): Promise<string[]> {
  const values = wanted.places.map((place) => ({
    ...{ homeworkId, ...place },
    markMode: markModeAt(place.provider, wanted.markMode),
  }));
  const rows = await tx
    .insert(diaryDelivery)
    .values(values)
    .onConflictDoUpdate({
      target: [diaryDelivery.homeworkId, diaryDelivery.provider, diaryDelivery.lessonId],
      set: { ...anew, markMode: sql`excluded.mark_mode`, isWithdrawn: false },
      setWhere: sql`${diaryDelivery.isWithdrawn} or ${diaryDelivery.state} = 'failed'`,
    })
    .returning({ id: diaryDelivery.id });
  const ids = rows.map(({ id }) => id);
  await renewMarks(tx, ids);
  return ids;
}

/** Wants what a homework has become, wherever it is. @returns the ids of what there is to do */
export function renewDeliveries(tx: Writer, homeworkId: string): Promise<string[]> {
  return change(tx, eq(diaryDelivery.homeworkId, homeworkId), anew);
}

/** Takes a delivery back. @returns the ids of what there is to do */
export function takeBack(tx: Writer, id: string): Promise<string[]> {
  const isThere = and(eq(diaryDelivery.id, id), eq(diaryDelivery.isWithdrawn, false));
  return change(tx, isThere, { ...anew, isWithdrawn: true });
}

/** Looks at a lesson anew, which has changed in its diary. @returns the ids of what there is to do */
export function lookAtLesson(
  tx: Writer,
  provider: DiaryProvider,
  lessonId: string,
): Promise<string[]> {
  const isThere = and(
    eq(diaryDelivery.provider, provider),
    eq(diaryDelivery.lessonId, lessonId),
    eq(diaryDelivery.isWithdrawn, false),
  );
  return change(tx, isThere, { ...anew, startsAt: null });
}

/** Tries again what was given up. @param which of it; without it all. @returns the ids of what there is to do */
export function tryAgain(tx: Writer, which?: SQL): Promise<string[]> {
  return change(tx, and(eq(diaryDelivery.state, 'failed'), which), anew);
}

/**
 * Puts homework at its lessons again whose marks were refused since the diary has nothing there: it may
 * have forgotten the homework. @returns the ids of what there is to do
 */
export async function bringBack(
  tx: Writer,
  marks: readonly { deliveryId: string; cause: FailureCause | null }[],
): Promise<string[]> {
  const ids = marks.filter(({ cause }) => cause === 'not_found').map((mark) => mark.deliveryId);
  const isThere = and(inArray(diaryDelivery.id, ids), eq(diaryDelivery.state, 'delivered'));
  return ids.length === 0 ? [] : change(tx, isThere, anew);
}

async function change(
  tx: Writer,
  where: SQL | undefined,
  set: Parameters<ReturnType<Db['update']>['set']>[0],
): Promise<string[]> {
  const rows = await tx
    .update(diaryDelivery)
    .set(set)
    .where(where)
    .returning({ id: diaryDelivery.id });
  return rows.map(({ id }) => id);
}

/** @throws ServiceError `not_found`, also for that of another teacher */
export async function getOwnDelivery(db: Db, teacherId: string, id: string): Promise<Delivery> {
  const [found] = await db
    .select({ delivery: diaryDelivery })
    .from(diaryDelivery)
    .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId))
    .where(and(eq(diaryDelivery.id, id), eq(homework.teacherId, teacherId)));
  if (!found) throw new ServiceError('not_found');
  return found.delivery;
}
