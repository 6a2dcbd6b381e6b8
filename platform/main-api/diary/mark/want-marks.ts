import { and, eq, inArray, isNotNull, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import type { FailureCause } from '@/lib/contract/diary/failure-cause';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { Db } from '@/platform/main-api/context';
import { attempt, diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';

type Delivery = typeof diaryDelivery.$inferSelect;
type Writer = Pick<Db, 'insert' | 'update' | 'select' | 'selectDistinct'>;

/** What is tried anew, from now on for a day. */
export const anew = {
  wanted: sql`${diaryMark.wanted} + 1`,
  state: 'sending',
  since: sql`now()`,
} as const;

/**
 * Wants the mark of a student wherever their homework is in a diary.
 *
 * @param isChanged whether another mark counts now; if not, only what a diary does not have is wanted
 * @returns the ids of the marks
 */
export async function wantMarks(
  tx: Writer,
  { homeworkId, studentId }: { homeworkId: string; studentId: string },
  { isChanged }: { isChanged: boolean },
): Promise<string[]> {
  const deliveries = await tx
    .select({ deliveryId: diaryDelivery.id })
    .from(diaryDelivery)
    .where(
      and(
        eq(diaryDelivery.homeworkId, homeworkId),
        eq(diaryDelivery.isWithdrawn, false),
        ne(diaryDelivery.markMode, 'none'),
      ),
    );
  if (deliveries.length === 0) return [];
  const rows = await tx
    .insert(diaryMark)
    .values(deliveries.map(({ deliveryId }) => ({ deliveryId, studentId })))
    .onConflictDoUpdate({
      target: [diaryMark.deliveryId, diaryMark.studentId],
      set: anew,
      ...(!isChanged && { setWhere: notInArray(diaryMark.state, ['delivered', 'elsewhere']) }),
    })
    .returning({ id: diaryMark.id });
  return rows.map(({ id }) => id);
}

/**
 * Wants the marks of those who had finished before their homework came to the diary.
 *
 * @returns the ids of the marks that are on their way, these and others
 */
export async function wantEarlierMarks(
  db: Pick<Db, 'insert' | 'select' | 'selectDistinct'>,
  delivery: Pick<Delivery, 'id' | 'homeworkId' | 'markMode' | 'isWithdrawn'>,
): Promise<string[]> {
  const { id: deliveryId, homeworkId, markMode, isWithdrawn } = delivery;
  if (markMode === 'none' || isWithdrawn) return [];
  const students = await db
    .selectDistinct({ studentId: attempt.studentId })
    .from(attempt)
    .where(
      and(
        eq(attempt.homeworkId, homeworkId),
        isNotNull(attempt.finishedAt),
        eq(attempt.awaiting, 0),
      ),
    );
  if (students.length === 0) return [];
  await db
    .insert(diaryMark)
    .values(students.map(({ studentId }) => ({ deliveryId, studentId })))
    .onConflictDoNothing();
  const rows = await db
    .select({ id: diaryMark.id })
    .from(diaryMark)
    .where(and(eq(diaryMark.deliveryId, deliveryId), eq(diaryMark.state, 'sending')));
  return rows.map(({ id }) => id);
}

/** Wants the marks anew of homework that comes to its lessons again, or in another mode. */
export async function renewMarks(
  tx: Pick<Db, 'update'>,
  deliveryIds: readonly string[],
): Promise<void> {
  await tx
    .update(diaryMark)
    .set(anew)
    .where(and(inArray(diaryMark.deliveryId, [...deliveryIds]), ne(diaryMark.state, 'by_hand')));
}

/** Tries again marks that were given up. @param which of them; without it all */
export function tryMarksAgain(
  tx: Pick<Db, 'update'>,
  which?: SQL,
): Promise<{ id: string; deliveryId: string; cause: FailureCause | null }[]> {
  const { id, deliveryId, cause } = diaryMark;
  return tx
    .update(diaryMark)
    .set(anew)
    .where(and(eq(diaryMark.state, 'failed'), which))
    .returning({ id, deliveryId, cause });
}

/** Wants the marks of a student of whom their diary has not known until now. */
export async function wantUnboundMarks(
  db: Db,
  provider: DiaryProvider,
  studentId: string,
): Promise<string[]> {
  const ofProvider = db
    .select({ id: diaryDelivery.id })
    .from(diaryDelivery)
    .where(eq(diaryDelivery.provider, provider));
  const rows = await db
    .update(diaryMark)
    .set(anew)
    .where(
      and(
        eq(diaryMark.studentId, studentId),
        eq(diaryMark.state, 'unbound'),
        sql`${diaryMark.deliveryId} in (${ofProvider})`,
      ),
    )
    .returning({ id: diaryMark.id });
  return rows.map(({ id }) => id);
}
