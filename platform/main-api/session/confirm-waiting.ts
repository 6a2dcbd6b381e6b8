import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import type { Db } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { confirmAccount } from './confirm-account';

type Api = { db: Db; env: PlatformEnv };

/** So many are asked about in one turn. */
const AT_ONCE = 200;

/** Asks the SSO about the sessions that it could not be asked about when they were renewed. [TRUST-05] */
export async function confirmWaiting({ db, env }: Api): Promise<void> {
  const waiting = await db
    .select({ id: session.id, account: user })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(isNotNull(session.unconfirmedSince), gt(session.expiresAt, sql`now()`)))
    .orderBy(session.unconfirmedSince)
    .limit(AT_ONCE);
  for (const { id, account } of waiting) {
    await confirmAccount({ db, env }, id, account);
    // The SSO still does not answer; it would not for the next one either.
    if (await isWaiting(db, id)) return;
  }
}

async function isWaiting(db: Db, id: string): Promise<boolean> {
  const is = and(eq(session.id, id), isNotNull(session.unconfirmedSince));
  const rows = await db.select({ expiresAt: session.expiresAt }).from(session).where(is);
  return rows.some(({ expiresAt }) => expiresAt > new Date());
}

const MINUTE = 60_000;

/** Does so each minute. Returns how to stop it. */
export const keepConfirming = ({ db, env, log }: Api & { log: Logger }): (() => void) =>
  repeat(MINUTE, () => confirmWaiting({ db, env }), { log, failure: 'sessions wait' });
