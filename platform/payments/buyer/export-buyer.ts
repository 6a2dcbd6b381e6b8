import { getTableName } from 'drizzle-orm';
import { toldColumns } from '@/platform/kernel/database/kept-data';
import type { Payments } from '@/platform/payments/context';
import { keptTables } from './kept-data';

/** All that is kept of a buyer, by table. [TRUST-06] */
export async function exportBuyer(db: Payments['db'], userId: string) {
  return db.transaction(
    async (tx) => {
      const told: Record<string, unknown[]> = {};
      for (const { table, of } of keptTables)
        told[getTableName(table)] = await tx
          .select(toldColumns(table))
          .from(table)
          .where(of(userId));
      return told;
    },
    { isolationLevel: 'repeatable read' },
  );
}
