import { and, eq, sql } from 'drizzle-orm';
import type { Logger } from '@/platform/kernel/logger';
import type { Sso } from '@/platform/sso/context';
import { artifact } from '@/platform/sso/schema';
import { forgetFollowed, listFollowed } from './followed-sessions';
import { signOut, signOutAtClients } from './sign-out';

/**
 * Ends every session of an account but one, here and at the clients, with the grants, codes and tokens
 * that hang on them, and the sign-ins that are about to become one; at the clients also those that another
 * person's has followed in the same browser. [TRUST-05] [TRUST-07]
 *
 * @param keptUid the `uid` of the session that stays; without one none does
 */
export async function endOtherSessions(
  sso: Pick<Sso, 'db' | 'provider'>,
  sub: string,
  log: Logger,
  keptUid?: string,
): Promise<void> {
  const { db, provider } = sso;
  const { payload } = artifact;
  await db
    .delete(artifact)
    .where(
      and(eq(artifact.model, 'Interaction'), sql`${payload}#>>'{result,login,accountId}' = ${sub}`),
    );
  const open = await db
    .select({ uid: artifact.uid })
    .from(artifact)
    .where(and(eq(artifact.model, 'Session'), sql`${payload}->>'accountId' = ${sub}`));
  for (const { uid } of open) {
    if (uid === null || uid === keptUid) continue;
    const session = await provider.Session.findByUid(uid);
    if (session) await signOut(sso, session, log);
  }
  // After the others: one that is followed at this moment is kept before it goes.
  for (const { uid, ended } of await listFollowed(db, sub))
    await signOutAtClients(sso, ended, log, async () => forgetFollowed(db, uid));
}
