import { count, eq, inArray, max } from 'drizzle-orm';
import type { Delivery as ShownDelivery } from '@/lib/contract/diary/diary';
import type { FailureCause } from '@/lib/contract/diary/failure-cause';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark, homework } from '@/platform/main-api/database/schema';
import { getOwnDelivery, type Delivery } from './deliveries';

type Row = { delivery: Delivery; homeworkState: (typeof homework.$inferSelect)['state'] };

const rowsOf = (db: Db) =>
  db
    .select({ delivery: diaryDelivery, homeworkState: homework.state })
    .from(diaryDelivery)
    .innerJoin(homework, eq(homework.id, diaryDelivery.homeworkId));

/** Those of a homework, in the order of the lessons. */
export async function deliveriesOf(db: Db, homeworkId: string): Promise<ShownDelivery[]> {
  const rows = await rowsOf(db)
    .where(eq(diaryDelivery.homeworkId, homeworkId))
    .orderBy(diaryDelivery.startsAt, diaryDelivery.id);
  return show(db, rows);
}

/** @throws ServiceError `not_found`, also for that of another teacher */
export async function ownDelivery(db: Db, teacherId: string, id: string): Promise<ShownDelivery> {
  await getOwnDelivery(db, teacherId, id);
  const [shown] = await show(db, await rowsOf(db).where(eq(diaryDelivery.id, id)));
  if (!shown) throw new Error('A delivery that is there is not shown');
  return shown;
}

async function show(db: Db, rows: readonly Row[]): Promise<ShownDelivery[]> {
  if (rows.length === 0) return [];
  const { deliveryId, state, cause } = diaryMark;
  const ids = rows.map(({ delivery }) => delivery.id);
  const counts = await db
    .select({ deliveryId, state, count: count(), cause: max(cause) })
    .from(diaryMark)
    .where(inArray(deliveryId, ids))
    .groupBy(deliveryId, state);
  return rows.map((row) => {
    const own = counts.filter((one) => one.deliveryId === row.delivery.id);
    const ofMarks = own.find((one) => one.state === 'failed')?.cause ?? null;
    const marks = own.filter((one) => one.state !== 'elsewhere');
    return {
      ...present(row, ofMarks as FailureCause | null),
      marks: Object.fromEntries(marks.map((one) => [one.state, one.count])),
    };
  });
}

function present({ delivery, homeworkState }: Row, causeOfMarks: FailureCause | null) {
  const { id, provider, lessonId, groupName, startsAt, markMode, state, cause } = delivery;
  return {
    ...{ id, provider, lessonId, groupName, markMode, state },
    startsAt: startsAt?.toISOString() ?? null,
    cause: state === 'failed' ? cause : causeOfMarks,
    isWithdrawn: delivery.isWithdrawn || homeworkState === 'withdrawn',
  };
}
