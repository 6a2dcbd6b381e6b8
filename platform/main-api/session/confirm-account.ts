import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PlatformEnv } from '@/platform/kernel/env';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { eduRolesOf } from '@/platform/main-api/auth/edu-roles';
import type { Db } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { endSessions } from './end-sessions';
import { askStanding } from './sso-account';

type User = typeof user.$inferSelect;
type Api = { db: Db; env: PlatformEnv };

/**
 * The account as the SSO says that it stands now; null when it does not, and then its session has ended:
 * of an account that is disabled, gone or without a place here all sessions, else the one whose session at
 * the SSO has ended. While the SSO does not answer the account counts as before, for as long as `isOver`
 * says. [TRUST-05] [AUTH-13]
 */
export async function confirmAccount(
  { db, env }: Api,
  sessionId: string,
  account: User,
): Promise<User | null> {
  const isSession = eq(session.id, sessionId);
  const [from] = await db
    .select({ sub: session.ssoSub, sid: session.ssoSid })
    .from(session)
    .where(isSession);
  if (!from) return null;
  const { sub, sid } = from;
  if (sub === null) return account;
  const standing = await askStanding(env, { sub, sid });
  if (standing === 'unavailable') {
    const since = sql`coalesce(${session.unconfirmedSince}, now())`;
    await db.update(session).set({ unconfirmedSince: since }).where(isSession);
    return account;
  }
  if (standing !== 'untold') {
    const roles = eduRolesOf(standing.role ?? '');
    if (!standing.isActive || roles.length === 0) return end(db, eq(session.userId, account.id));
    if (!standing.isSignedIn) return end(db, isSession);
    if (String(roles) !== String(account.roles)) account = await giveRoles(db, account, roles);
  }
  const wasUnconfirmed = and(isSession, isNotNull(session.unconfirmedSince));
  await db.update(session).set({ unconfirmedSince: null }).where(wasUnconfirmed);
  return account;
}

async function end(db: Db, which: SQL): Promise<null> {
  await endSessions(db, which);
  return null;
}

async function giveRoles(db: Db, account: User, roles: User['roles']): Promise<User> {
  const { id, ssoSub, roles: before } = account;
  await db.transaction(async (tx) => {
    await tx.update(user).set({ roles }).where(eq(user.id, id));
    await writeAudit(tx, {
      ...{ actor: `sso:${ssoSub}`, action: 'role.change', subject: `user:${id}` },
      ...{ before: { roles: before }, after: { roles } },
    });
  });
  return { ...account, roles };
}
