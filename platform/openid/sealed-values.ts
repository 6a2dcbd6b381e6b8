import { hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Accepted } from '@/lib/contract/environment/rotating-secret';

export type SealedRow = { id: number; sealed: string; createdAt: Date };

/** Where a service keeps values that nobody may read without its secret: rows in a table of their own. */
export type SealedStore = {
  /** The newest first. */
  list(): Promise<SealedRow[]>;
  /** Keeps a value under this number unless there is one already; the first that comes wins. */
  insertIfAbsent(id: number, sealed: string): Promise<void>;
  /** Puts the same value in its place, sealed anew; another process may have done so already. */
  replace(row: SealedRow, sealed: string): Promise<void>;
  remove(id: number): Promise<void>;
};

/** @param table with the columns id, sealed and created_at */
export function createSealedStore(
  db: Pick<NodePgDatabase, 'execute'>,
  table: PgTable,
): SealedStore {
  return {
    async list() {
      const { rows } = await db.execute<{ id: number; sealed: string; created_at: string }>(
        sql`select id, sealed, created_at from ${table} order by id desc`,
      );
      return rows.map(({ id, sealed, created_at: at }) => ({
        id,
        sealed,
        createdAt: new Date(at),
      }));
    },
    async insertIfAbsent(id, sealed) {
      await db.execute(
        sql`insert into ${table} (id, sealed) values (${id}, ${sealed}) on conflict do nothing`,
      );
    },
    async replace({ id, sealed: former }, sealed) {
      await db.execute(
        sql`update ${table} set sealed = ${sealed} where id = ${id} and sealed = ${former}`,
      );
    },
    async remove(id) {
      await db.execute(sql`delete from ${table} where id = ${id}`);
    },
  };
}

/** A key for one purpose out of the platform's secret; other purposes have unrelated keys. */
export function deriveSecret(secret: string, purpose: string, bytes = 32): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync('sha256', secret, 'rabochie-tetradi', purpose, bytes));
}

/** The same of each secret that is accepted, the current one's first. [TRUST-12] */
export const deriveSecrets = (secrets: Accepted, purpose: string) => {
  const [current, ...previous] = secrets;
  const derive = (secret: string) => deriveSecret(secret, purpose);
  return [derive(current), ...previous.map(derive)] as const;
};

/** Encrypts a value with the current secret. */
export function seal(value: unknown, [current]: Accepted, purpose: string): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(deriveSecret(current, purpose));
}

/** A row that could be opened; a stale one is sealed with the previous secret. */
export type OpenedRow<Value> = { row: SealedRow; value: Value; isStale: boolean };

/** Opens a row with one of the secrets that are accepted; null when none of them fits. */
export async function openRow<Value>(
  row: SealedRow,
  secrets: Accepted,
  purpose: string,
): Promise<OpenedRow<Value> | null> {
  for (const [turn, key] of deriveSecrets(secrets, purpose).entries()) {
    const opened = await compactDecrypt(row.sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    }).catch(() => null);
    if (!opened) continue;
    const value = JSON.parse(new TextDecoder().decode(opened.plaintext)) as Value;
    return { row, value, isStale: turn > 0 };
  }
  return null;
}

/** Seals with the current secret what the previous one has sealed: from then on that may go. [TRUST-12] */
export async function resealStale(
  store: SealedStore,
  opened: readonly OpenedRow<unknown>[],
  secrets: Accepted,
  purpose: string,
): Promise<void> {
  for (const { row, value, isStale } of opened)
    if (isStale) await store.replace(row, await seal(value, secrets, purpose));
}
