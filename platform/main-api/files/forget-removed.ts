import { inArray, sql } from 'drizzle-orm';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import { FORM_SECONDS } from '@/platform/objects/upload-form';
import type { Db } from '@/platform/main-api/context';
import { removedFile } from '@/platform/main-api/database/schema';
import type { StorageClient } from './storage-client';

const AT_ONCE = 100;
const EVERY_MS = 5 * 60_000;
/** With room for two clocks that differ. */
const WAIT_SECONDS = FORM_SECONDS + 120;

type Api = { db: Db; storage: StorageClient };

/**
 * Has the storage forget what was removed here, as soon as no form can bring it back. What fails is done
 * the next time. [TRUST-06]
 *
 * @param waitSeconds after a file was removed
 * @returns how many files
 */
export async function forgetRemoved(
  { db, storage }: Api,
  waitSeconds = WAIT_SECONDS,
): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const rows = await db
      .select({ id: removedFile.id })
      .from(removedFile)
      .where(sql`${removedFile.removedAt} <= now() - make_interval(secs => ${waitSeconds})`)
      .limit(AT_ONCE);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return forgotten;
    await storage.remove(ids);
    await db.delete(removedFile).where(inArray(removedFile.id, ids));
    forgotten += ids.length;
  }
}

/** Goes on doing so for as long as the main API runs. Returns how to stop it. */
export const keepForgetting = (api: Api & { log: Logger }): (() => void) =>
  repeat(EVERY_MS, () => forgetRemoved(api), {
    log: api.log,
    failure: 'removed files wait in the storage',
  });
