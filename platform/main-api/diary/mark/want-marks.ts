import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { Db } from '@/platform/main-api/context';
import { attempt, diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import type { Delivery } from '@/platform/main-api/diary/delivery/deliveries';

type Writer = Pick<Db, 'insert' | 'update' | 'select' | 'selectDistinct'>;

/** What is tried anew, from now on for a day. */
export const anew = {
  wanted: sql`${diaryMark.wanted} + 1`,
  state: 'sending',
  since: sql`now()`,
} as const;

/** Wants the mark of a student wherever their homework is in a diary. @returns the ids of the marks */
export async function wantMarks(
  tx: Writer,
  homeworkId: string,
  studentId: string,
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
    .onConflictDoUpdate({ target: [diaryMark.deliveryId, diaryMark.studentId], set: anew })
    .returning({ id: diaryMark.id });
  return rows.map(({ id }) => id);
}

/** Wants the marks of those who had finished before their homework came to the diary. */
export async function wantEarlierMarks(db: Db, delivery: Delivery): Promise<string[]> {
  const { id: deliveryId, homeworkId, markMode, isWithdrawn } = delivery;
  if (markMode === 'none' || isWithdrawn) return [];
  const students = await db
    .selectDistinct({ studentId: attempt.studentId })
    .from(attempt)
    .where(and(eq(attempt.homeworkId, homeworkId), isNotNull(attempt.finishedAt)));
  if (students.length === 0) return [];
  const rows = await db
    .insert(diaryMark)
    .values(students.map(({ studentId }) => ({ deliveryId, studentId })))
    .onConflictDoNothing()
    .returning({ id: diaryMark.id });
  return rows.map(({ id }) => id);
}

/** Tries again the marks of a delivery that were given up. @returns the ids of the marks */
export async function tryMarksAgain(db: Db, deliveryId: string): Promise<string[]> {
  const rows = await db
    .update(diaryMark)
    .set(anew)
    .where(and(eq(diaryMark.deliveryId, deliveryId), eq(diaryMark.state, 'failed')))
    .returning({ id: diaryMark.id });
  return rows.map(({ id }) => id);
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
