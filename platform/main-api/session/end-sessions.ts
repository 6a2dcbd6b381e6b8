import { and, gt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { session } from '@/platform/main-api/database/schema';
import type { SessionLimits } from './session-state';

/**
 * Ends sessions at once and for good: no token of theirs counts from now on. [TRUST-05] [AUTH-14]
 *
 * @returns how many had not ended before
 */
export async function endSessions(db: Pick<Db, 'update'>, which: SQL): Promise<number> {
  const ended = await db
    .update(session)
    .set({ expiresAt: sql`now()` })
    .where(and(which, gt(session.expiresAt, sql`now()`)))
    .returning({ id: session.id });
  return ended.length;
}

const agoSql = (milliseconds: number) => sql`now() - ${milliseconds} * interval '1 millisecond'`;

/** The sessions that are over: nobody can use one of them in any case, and they may go. [TRUST-10] */
export const whatIsOver = ({ own, shared }: SessionLimits): SQL =>
  sql`(${session.expiresAt} < now() or ${session.lastUsedAt} < ${agoSql(own.idle)}
    or (${session.isShared} and ${session.lastUsedAt} < ${agoSql(shared.idle)}))`;
