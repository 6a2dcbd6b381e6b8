import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { foreignIdSchema, type DiaryProvider } from '@/lib/contract/diary/diary';
import { instant } from '@/lib/contract/values/instant';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import type { Db } from '@/platform/main-api/context';
import {
  diaryBinding,
  diaryDelivery,
  diaryMark,
  homework,
} from '@/platform/main-api/database/schema';
import { anew } from './want-marks';

/** What a diary tells of a mark that its teacher has changed. */
export const markByHandSchema = z.object({
  lessonId: foreignIdSchema,
  externalId: foreignIdSchema,
  studentUserId: foreignIdSchema,
  /** Null when it was taken back. */
  value: z.string().max(20).nullable(),
  changedAt: instant,
});
type MarkByHand = z.output<typeof markByHandSchema>;

/**
 * Takes note of a mark that the teacher has changed in the diary. One that they set stays there; when
 * they take that back, ours comes again; when they take ours back, it stays away until the student finishes again.
 * Told twice, or after something newer, it changes nothing.
 *
 * @returns the ids of the marks that there is to do
 */
export function takeMarkByHand(
  db: Db,
  provider: DiaryProvider,
  told: MarkByHand,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const id = await findMark(tx, provider, told);
    if (id === undefined) return [];
    // Locked, so that it is not passed on at the same moment.
    const [mark] = await tx.select().from(diaryMark).where(eq(diaryMark.id, id)).for('update');
    return mark ? take(tx, provider, mark, told) : [];
  });
}

async function take(
  tx: Pick<Db, 'update' | 'insert'>,
  provider: DiaryProvider,
  { id, state, studentId }: typeof diaryMark.$inferSelect,
  { value, changedAt }: MarkByHand,
): Promise<string[]> {
  const isReturning = value === null && state === 'by_hand';
  const isStaying = value !== null || state === 'delivered';
  const rows = await tx
    .update(diaryMark)
    .set({
      byHandAt: new Date(changedAt),
      ...((isReturning || isStaying) && anew),
      ...(isStaying && { state: 'by_hand' }),
    })
    .where(
      and(
        eq(diaryMark.id, id),
        or(isNull(diaryMark.byHandAt), lt(diaryMark.byHandAt, new Date(changedAt))),
      ),
    )
    .returning({ id: diaryMark.id });
  if (rows.length > 0)
    await writeAudit(tx, {
      ...{ actor: `diary:${provider}`, action: 'mark.change', subject: `user:${studentId}` },
      ...{ before: { mark: id, state }, after: { mark: id, value } },
    });
  return isReturning ? rows.map((row) => row.id) : [];
}

async function findMark(
  tx: Pick<Db, 'select'>,
  provider: DiaryProvider,
  { lessonId, externalId, studentUserId }: MarkByHand,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ id: diaryMark.id })
    .from(diaryMark)
    .innerJoin(diaryDelivery, eq(diaryDelivery.id, diaryMark.deliveryId))
    .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId))
    .innerJoin(diaryBinding, eq(diaryBinding.userId, diaryMark.studentId))
    .where(
      and(
        eq(diaryDelivery.provider, provider),
        eq(diaryDelivery.lessonId, lessonId),
        eq(homework.taskHash, externalId),
        eq(diaryBinding.provider, provider),
        eq(diaryBinding.foreignId, studentUserId),
      ),
    );
  return found?.id;
}
