import { getTableName } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Db } from '@/platform/main-api/context';
import { writeAudit, type Actor } from '@/platform/main-api/audit/write-audit';
import { getPerson } from './get-person';
import { keptTables, rowsOf } from './kept-data';
import { paymentsOf, signOnOf } from './other-services';

/**
 * All that is kept of a person, at the sign-on and the payment service too. Without one of them it is
 * refused rather than told in part. [TRUST-06]
 *
 * @throws ServiceError `not_found`, `upstream_unavailable`
 */
export async function exportPerson(
  { db, env }: { db: Db; env: PlatformEnv },
  userId: string,
  actor: Actor,
): Promise<Record<string, unknown>> {
  const { ssoSub } = await getPerson(db, userId);
  const [signOn, payments] = await Promise.all([
    ssoSub === null ? null : signOnOf(env).tell(ssoSub),
    paymentsOf(env)?.tell(userId) ?? null,
  ]);
  return db.transaction(
    async (tx) => {
      const person = await getPerson(tx, userId);
      const told: Record<string, unknown> = {};
      for (const kept of keptTables)
        told[getTableName(kept.table)] = await rowsOf(tx, kept, person);
      await writeAudit(tx, { actor, action: 'person.export', subject: `user:${userId}` });
      return { exportedAt: new Date().toISOString(), userId, product: told, signOn, payments };
    },
    { isolationLevel: 'repeatable read' },
  );
}
