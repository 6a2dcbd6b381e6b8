import { and, eq, sql } from 'drizzle-orm';
import { endSession } from '@/platform/openid/session';
import type { Sso } from '@/platform/sso/context';
import { artifact } from '@/platform/sso/schema';

/**
 * Ends every session of an account at the SSO but one, with the grants, codes and tokens that hang on
 * them, and the sign-ins that are about to become one. [TRUST-07]
 *
 * @param keptUid the `uid` of the session that stays; without one none does
 */
export async function endOtherSessions(
  { db, provider }: Pick<Sso, 'db' | 'provider'>,
  sub: string,
  keptUid?: string,
): Promise<void> {
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
    if (session) await endSession(provider, session);
  }
}
