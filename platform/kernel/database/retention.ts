import { getTableName, lt, sql, type SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import type { Period } from './retention-periods';

const DAY_MS = 24 * 60 * 60_000;
/** So many rows go in one statement: none of them waits long for another. */
const BATCH = 5_000;
/** Any number, the same in every process; the second half of the key is the service. */
const RETENTION_LOCK = 7_741_002;

export type RetentionDb = NodePgDatabase;

/** What goes of itself after its time: a table more is a row more. [TRUST-10] */
export type RetentionRule = {
  /** What the counts in the log are called. */
  name: string;
  /** The tables of which rows go, or of which something is forgotten. */
  tables: readonly PgTable[];
  /** The variable that says after how many days; null where a row says itself until when it holds. */
  period: Period | null;
  /** @returns how many rows */
  remove: (db: RetentionDb) => Promise<number>;
};

/** Whether a time is more than so many days ago. */
export const isOlderThan = (column: PgColumn | SQL, days: number): SQL =>
  sql`${column} < now() - make_interval(days => ${days})`;

/** Repeats a statement that changes a limited number of rows until nothing is left of them. */
export async function inBatches(
  run: (limit: number) => Promise<number>,
  limit = BATCH,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const now = await run(limit);
    removed += now;
    if (now < limit) return removed;
  }
}

/** Removes the rows of a table for which a condition holds. */
export function removeRows(table: PgTable, condition: SQL, period: Period | null): RetentionRule {
  const chosen = (limit: number) =>
    sql`select ctid from ${table} where ${condition} limit ${limit}`;
  return {
    name: getTableName(table),
    tables: [table],
    period,
    remove: (db) =>
      inBatches(async (limit) => {
        const found = sql`delete from ${table} where ctid = any(array(${chosen(limit)}))`;
        return (await db.execute(found)).rowCount ?? 0;
      }),
  };
}

/** Removes rows that say themselves until when they hold. */
export const removeExpired = (table: PgTable, expiresAt: PgColumn): RetentionRule =>
  removeRows(table, lt(expiresAt, sql`now()`), null);

type Retention = {
  pool: pg.Pool;
  /** Whose rules they are: one process at a time carries them out. */
  service: string;
  rules: readonly RetentionRule[];
  log: Logger;
};

/**
 * Removes what is too old, by one process at a time. A rule that fails keeps no other from its work.
 *
 * @returns how many rows went, by the names of the rules that removed some; null when another process is
 *   at it
 */
export async function runRetention(retention: Retention): Promise<Record<string, number> | null> {
  const { pool, service, rules, log } = retention;
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [RETENTION_LOCK, service],
    );
    if (!rows[0]?.taken) return null;
    try {
      return await carryOut(rules, drizzle(client), log);
    } finally {
      await client.query('select pg_advisory_unlock($1, hashtext($2))', [RETENTION_LOCK, service]);
    }
  } finally {
    client.release();
  }
}

async function carryOut(rules: readonly RetentionRule[], db: RetentionDb, log: Logger) {
  const removed: Record<string, number> = {};
  for (const { name, remove } of rules) {
    try {
      const count = await remove(db);
      if (count > 0) removed[name] = count;
    } catch (error) {
      const cause = error instanceof Error ? error.name : 'unknown';
      log.warn({ rule: name, cause }, 'old rows were kept');
    }
  }
  return removed;
}

/**
 * Does so at the start and each day, and writes the counts into the log.
 *
 * @param everyMs where a day is too long, in milliseconds
 * @returns how to stop it
 */
export function startRetention(retention: Retention, everyMs = DAY_MS): () => void {
  const { log } = retention;
  const run = async () => {
    const removed = await runRetention(retention);
    if (removed === null) return;
    log[Object.keys(removed).length > 0 ? 'info' : 'debug']({ removed }, 'old rows were removed');
  };
  return repeat(everyMs, run, { log, failure: 'old rows were kept' });
}
