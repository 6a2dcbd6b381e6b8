import { lt, sql } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import type { Db } from '@/platform/main-api/context';
import { auditEntry } from '@/platform/main-api/database/schema';

const EVERY_MS = 24 * 60 * 60_000;

/** Forgets entries that are older than the period, in days. [TRUST-10] */
export async function removeOldEntries(db: Db, days: number): Promise<void> {
  await db.delete(auditEntry).where(lt(auditEntry.at, sql`now() - ${days} * interval '1 day'`));
}

/** Does so at the start and each day. Returns how to stop it. */
export function keepAudit({ db, env, log }: { db: Db; env: PlatformEnv; log: Logger }): () => void {
  const remove = () =>
    removeOldEntries(db, env.AUDIT_DAYS).catch((error: unknown) =>
      log.warn(
        { cause: error instanceof Error ? error.name : 'unknown' },
        'old entries of the audit were kept',
      ),
    );
  void remove();
  const timer = setInterval(() => void remove(), EVERY_MS);
  return () => clearInterval(timer);
}
