import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import { repeat } from '@/platform/kernel/repeat';
import type { Db } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { confirmAccount, confirmEditor } from './confirm-account';

type Api = { db: Db; env: PlatformEnv };

/** So many are asked about in one turn. */
const AT_ONCE = 500;

const { confirmedAt, createdAt, expiresAt, lastUsedAt, ssoSub, unconfirmedSince } = session;

/**
 * About whom the SSO is to be asked: who has just begun, since what it told meanwhile found no session;
 * whoever it could not be asked about; and, in case that a word of it was lost, who has used the session
 * since it was last asked an hour ago.
 */
const isDue = or(
  isNull(confirmedAt),
  isNotNull(unconfirmedSince),
  and(sql`${confirmedAt} < now() - interval '1 hour'`, gt(lastUsedAt, confirmedAt)),
);

/** Asks the SSO about the sessions for which it is time; one that does not stand ends. [TRUST-05] */
export async function confirmDue({ db, env }: Api): Promise<void> {
  const due = await db
    .select({ id: session.id, account: user })
    .from(session)
    .leftJoin(user, eq(user.id, session.userId))
    .where(and(isNotNull(ssoSub), gt(expiresAt, sql`now()`), isDue))
    .orderBy(sql`coalesce(${confirmedAt}, ${createdAt})`)
    .limit(AT_ONCE);
  for (const { id, account } of due) {
    if (account) await confirmAccount({ db, env }, id, account);
    else await confirmEditor({ db, env }, id);
    // The SSO does not answer; it would not for the next one either.
    if (await isWaiting(db, id)) return;
  }
}

async function isWaiting(db: Db, id: string): Promise<boolean> {
  const is = and(eq(session.id, id), isNotNull(unconfirmedSince), gt(expiresAt, sql`now()`));
  return (await db.$count(session, is)) > 0;
}

const MINUTE = 60_000;

/** Does so each minute. Returns how to stop it. */
export const keepConfirming = ({ db, env, log }: Api & { log: Logger }): (() => void) =>
  repeat(MINUTE, () => confirmDue({ db, env }), { log, failure: 'sessions wait' });
