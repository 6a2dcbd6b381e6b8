import { and, eq, isNull, or } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import type { Db } from '@/platform/main-api/context';
import { erasure } from '@/platform/main-api/database/schema';
import { paymentsOf, signOnOf } from './other-services';

const isUntold = or(isNull(erasure.signOnToldAt), isNull(erasure.paymentsToldAt));

/**
 * Tells the sign-on and the payment service of the erasures that they have not confirmed; what fails is
 * told again the next time. [TRUST-06]
 *
 * @param userId only of this one
 * @returns the services that have not confirmed, each with the user's id
 */
export async function tellErasures(
  { db, env }: { db: Db; env: PlatformEnv },
  userId?: string,
): Promise<string[]> {
  const wanted = userId === undefined ? isUntold : and(isUntold, eq(erasure.userId, userId));
  const failed: string[] = [];
  for (const row of await db.select().from(erasure).where(wanted)) {
    const services = [
      {
        ...{ name: 'sign-on', id: row.ssoSub, toldAt: row.signOnToldAt },
        ...{ service: signOnOf(env), told: { signOnToldAt: new Date(), ssoSub: null } },
      },
      {
        ...{ name: 'payments', id: row.userId, toldAt: row.paymentsToldAt },
        ...{ service: paymentsOf(env), told: { paymentsToldAt: new Date() } },
      },
    ];
    for (const { name, id, toldAt, service, told } of services) {
      // Where there is no payment service now, it is told when there is one.
      if (toldAt !== null || service === null) continue;
      try {
        if (id !== null) await service.erase(id);
        await db.update(erasure).set(told).where(eq(erasure.userId, row.userId));
      } catch {
        failed.push(`${name} ${row.userId}`);
      }
    }
  }
  return failed;
}

const EVERY_MS = 10 * 60_000;

/** Goes on telling for as long as the main API runs. Returns how to stop it. */
export function keepTelling(api: { db: Db; env: PlatformEnv; log: Logger }): () => void {
  const tell = async () => {
    const failed = await tellErasures(api);
    if (failed.length > 0) api.log.warn({ failed }, 'erasures that a service has not confirmed');
  };
  return repeat(EVERY_MS, tell, { log: api.log, failure: 'erasures wait' });
}
