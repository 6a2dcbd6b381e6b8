import { eq, inArray, sql } from 'drizzle-orm';
import type { DiaryProvider } from '@/lib/contract/diary/diary';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import { QUEUE_SCHEMA } from './queue-names';

const AT_ONCE = 1_000;

/** Rows that are wanted and for which no job waits or works: a process died between the two. */
export async function listForgotten(db: Db, what: 'delivery' | 'mark'): Promise<string[]> {
  const table = what === 'mark' ? diaryMark : diaryDelivery;
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(
      sql`${table.state} = 'sending' and not exists (
        select 1 from ${sql.identifier(QUEUE_SCHEMA)}.job
        where name like ${`diary-${what}-%`} and singleton_key = ${table.id}::text
          and state < 'completed')`,
    )
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}

type InDiary = { id: string; provider: DiaryProvider };

/** In which diary each of these deliveries is wanted. */
export const diariesOfDeliveries = (db: Db, ids: readonly string[]): Promise<InDiary[]> =>
  db
    .select({ id: diaryDelivery.id, provider: diaryDelivery.provider })
    .from(diaryDelivery)
    .where(inArray(diaryDelivery.id, [...ids]));

/** The same of marks. */
export const diariesOfMarks = (db: Db, ids: readonly string[]): Promise<InDiary[]> =>
  db
    .select({ id: diaryMark.id, provider: diaryDelivery.provider })
    .from(diaryMark)
    .innerJoin(diaryDelivery, eq(diaryDelivery.id, diaryMark.deliveryId))
    .where(inArray(diaryMark.id, [...ids]));
