import { sql } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import type { diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import { QUEUE_SCHEMA } from './outbox';

const AT_ONCE = 1_000;

/** Rows that are wanted and for which no job waits or works: a process died between the two. */
export async function listForgotten(
  db: Db,
  table: typeof diaryDelivery | typeof diaryMark,
): Promise<string[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(
      sql`${table.state} = 'sending' and not exists (
        select 1 from ${sql.identifier(QUEUE_SCHEMA)}.job
        where singleton_key = ${table.id}::text and state < 'completed')`,
    )
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}
