import { and, desc, eq, ne } from 'drizzle-orm';
import type { sessionEndpoints } from '@/lib/contract/auth/session-endpoints';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb, type VerbsOf } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { endSessions } from './end-sessions';
import { isOver, sessionLimits } from './session-state';

/** The router has found the session already. */
const checkSession: Verb<'checkSession'> = () => Promise.resolve({ done: true });

/** The newest that are shown; nobody has more. */
const MOST = 100;

const listSessions: Verb<'listSessions'> = async (context) => {
  const { userId, jti } = callerOf(context);
  const [limits, now] = [sessionLimits(context.env), Date.now()];
  const rows = await context.db
    .select()
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.lastUsedAt))
    .limit(MOST);
  const open = rows.filter((row) => {
    const [expiresAt, lastUsedAt] = [row.expiresAt.getTime(), row.lastUsedAt.getTime()];
    const unconfirmedSince = row.unconfirmedSince?.getTime() ?? null;
    const { isShared } = row;
    return !isOver({ expiresAt, lastUsedAt, isShared, unconfirmedSince }, limits, now);
  });
  const sessions = open.map(({ id, createdAt, lastUsedAt, ...row }) => ({
    ...{ id, browser: row.browser, system: row.system, network: row.network },
    ...{ createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt.toISOString() },
    ...{ isCurrent: id === jti, isShared: row.isShared },
  }));
  return { sessions };
};

/** @throws ServiceError `not_found` for one that is another person's, or has ended long ago */
const endSession: Verb<'endSession'> = async (context, { params }) => {
  const isIt = and(eq(session.id, params.sessionId), eq(session.userId, callerOf(context).userId));
  const [own] = await context.db.select({ id: session.id }).from(session).where(isIt);
  if (!own) throw new ServiceError('not_found');
  await endSessions(context.db, eq(session.id, own.id));
  return { done: true };
};

/** A code to continue, with which another one could begin, opens nothing any more either. [TRUST-03] */
const endOtherSessions: Verb<'endOtherSessions'> = async (context) => {
  const { userId, jti } = callerOf(context);
  await context.db.transaction(async (tx) => {
    await tx.update(user).set({ continueCodeHash: null }).where(eq(user.id, userId));
    const others = and(eq(session.userId, userId), ne(session.id, jti));
    if (others) await endSessions(tx, others);
  });
  return { done: true };
};

export const sessionVerbs: VerbsOf<typeof sessionEndpoints> = {
  checkSession,
  listSessions,
  endSession,
  endOtherSessions,
};
