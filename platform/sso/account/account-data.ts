import { getTableName } from 'drizzle-orm';
import { toldColumns } from '@/platform/kernel/database/kept-data';
import type { Db } from '@/platform/sso/context';
import { keptTables } from './kept-data';

/** All that is kept of an account, by table; null for one that is not there. [TRUST-06] */
export async function exportAccount(db: Db, sub: string): Promise<object | null> {
  return db.transaction(
    async (tx) => {
      const told: Record<string, unknown[]> = {};
      for (const { table, of, isTold } of keptTables) {
        if (!isTold) continue;
        told[getTableName(table)] = await tx.select(toldColumns(table)).from(table).where(of(sub));
      }
      return told.account?.length ? told : null;
    },
    { isolationLevel: 'repeatable read' },
  );
}

/** Deletes an account with all its sessions, however often it is asked. [TRUST-06] */
export async function eraseAccount(db: Db, sub: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { table, of } of keptTables) await tx.delete(table).where(of(sub));
  });
}
