import { count, eq, inArray } from 'drizzle-orm';
import type { Delivery as ShownDelivery } from '@/lib/contract/diary/diary';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import { getOwnDelivery, type Delivery } from './deliveries';

/** Those of a homework, in the order of the lessons. */
export async function deliveriesOf(db: Db, homeworkId: string): Promise<ShownDelivery[]> {
  const rows = await db
    .select()
    .from(diaryDelivery)
    .where(eq(diaryDelivery.homeworkId, homeworkId))
    .orderBy(diaryDelivery.startsAt, diaryDelivery.id);
  return show(db, rows);
}

/** @throws ServiceError `not_found`, also for that of another teacher */
export async function ownDelivery(db: Db, teacherId: string, id: string): Promise<ShownDelivery> {
  const [shown] = await show(db, [await getOwnDelivery(db, teacherId, id)]);
  if (!shown) throw new Error('A delivery that is there is not shown');
  return shown;
}

async function show(db: Db, rows: readonly Delivery[]): Promise<ShownDelivery[]> {
  if (rows.length === 0) return [];
  const { deliveryId, state } = diaryMark;
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .select({ deliveryId, state, count: count() })
    .from(diaryMark)
    .where(inArray(deliveryId, ids))
    .groupBy(deliveryId, state);
  const marksOf = (id: string) =>
    Object.fromEntries(
      counts
        .filter((one) => one.deliveryId === id && one.state !== 'elsewhere')
        .map((one) => [one.state, one.count]),
    );
  return rows.map((row) => ({ ...present(row), marks: marksOf(row.id) }));
}

function present({ id, provider, groupName, startsAt, markMode, state, isWithdrawn }: Delivery) {
  return {
    ...{ id, provider, groupName, markMode, state, isWithdrawn },
    startsAt: startsAt?.toISOString() ?? null,
  };
}
