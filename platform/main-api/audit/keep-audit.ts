import { lt, sql } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import type { Db } from '@/platform/main-api/context';
import { auditEntry } from '@/platform/main-api/database/schema';

const EVERY_MS = 24 * 60 * 60_000;

/** Forgets entries that are older than the period, in days. [TRUST-10] */
export async function removeOldEntries(db: Db, days: number): Promise<void> {
  await db.delete(auditEntry).where(lt(auditEntry.at, sql`now() - ${days} * interval '1 day'`));
}

/** Does so at the start and each day. Returns how to stop it. */
export const keepAudit = ({ db, env, log }: { db: Db; env: PlatformEnv; log: Logger }) =>
  repeat(EVERY_MS, () => removeOldEntries(db, env.AUDIT_DAYS), {
    log,
    failure: 'old entries of the audit were kept',
  });
