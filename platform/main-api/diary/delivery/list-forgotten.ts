import { sql } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery } from '@/platform/main-api/database/schema';
import { QUEUE_SCHEMA } from './outbox';

const AT_ONCE = 1_000;

/** Deliveries that are wanted and for which no job waits or works: a process died between the two. */
export async function listForgotten(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: diaryDelivery.id })
    .from(diaryDelivery)
    .where(
      sql`${diaryDelivery.state} = 'sending' and not exists (
        select 1 from ${sql.identifier(QUEUE_SCHEMA)}.job
        where singleton_key = ${diaryDelivery.id}::text and state < 'completed')`,
    )
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}
