import { and, eq, sql } from 'drizzle-orm';
import type { FailureCause } from '@/lib/contract/diary/failure-cause';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark, homework } from '@/platform/main-api/database/schema';
import { tryAgain } from '@/platform/main-api/diary/delivery/deliveries';
import { tryMarksAgain } from '@/platform/main-api/diary/mark/want-marks';

const UNBOUND: FailureCause = 'unbound';

/**
 * Tries again what was given up since its teacher was not bound, who is now. [DIARY-06]
 *
 * @returns the ids of what there is to do
 */
export function tryUnbound(db: Db, provider: DiaryProvider, teacherId: string) {
  return db.transaction(async (tx) => {
    const own = tx
      .select({ id: diaryDelivery.id })
      .from(diaryDelivery)
      .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId))
      .where(and(eq(homework.teacherId, teacherId), eq(diaryDelivery.provider, provider)));
    const deliveries = await tryAgain(
      tx,
      and(eq(diaryDelivery.cause, UNBOUND), sql`${diaryDelivery.id} in (${own})`),
    );
    const marks = await tryMarksAgain(
      tx,
      and(eq(diaryMark.cause, UNBOUND), sql`${diaryMark.deliveryId} in (${own})`),
    );
    return { deliveries, marks: marks.map(({ id }) => id) };
  });
}
