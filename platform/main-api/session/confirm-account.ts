import { eq, sql, type SQL } from 'drizzle-orm';
import { cmsRoleSchema } from '@/lib/contract/cms/cms';
import type { PlatformEnv } from '@/platform/kernel/env';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { eduRolesOf } from '@/platform/main-api/auth/edu-roles';
import type { Db } from '@/platform/main-api/context';
import { session, user } from '@/platform/main-api/database/schema';
import { endSessions } from './end-sessions';
import { askStanding, type Standing } from './sso-account';

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
  const told = await askAbout({ db, env }, sessionId);
  if (told === 'ended') return null;
  if (told === 'unknown') return account;
  const roles = told.isActive ? eduRolesOf(told.role ?? '') : [];
  if (roles.length === 0) return end(db, eq(session.userId, account.id));
  return String(roles) === String(account.roles) ? account : giveRoles(db, account, roles);
}

/** The same of an editor, of whom nothing is kept here but the session. [AUTH-20] */
export async function confirmEditor({ db, env }: Api, sessionId: string): Promise<void> {
  const told = await askAbout({ db, env }, sessionId);
  if (told === 'ended' || told === 'unknown') return;
  const isEditor = told.isActive && cmsRoleSchema.safeParse(told.role).success;
  if (!isEditor) await end(db, eq(session.id, sessionId));
}

/**
 * What the SSO says of the account of a session. It is written down when it was asked, or since when it
 * could not be; a session that was signed out there ends.
 *
 * @returns `unknown` when nobody says anything against it
 */
async function askAbout(
  { db, env }: Api,
  sessionId: string,
): Promise<Exclude<Standing, string> | 'ended' | 'unknown'> {
  const isSession = eq(session.id, sessionId);
  const [from] = await db
    .select({ sub: session.ssoSub, sid: session.ssoSid })
    .from(session)
    .where(isSession);
  if (!from) return 'ended';
  const { sub, sid } = from;
  if (sub === null) return 'unknown';
  const standing = await askStanding(env, { sub, sid });
  const outcome =
    standing === 'unavailable'
      ? { unconfirmedSince: sql`coalesce(${session.unconfirmedSince}, now())` }
      : { unconfirmedSince: null, confirmedAt: sql`now()` };
  await db.update(session).set(outcome).where(isSession);
  if (standing === 'unavailable' || standing === 'untold') return 'unknown';
  // Of one that does not stand more than this session ends.
  if (standing.isSignedIn || !standing.isActive) return standing;
  await endSessions(db, isSession);
  return 'ended';
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
