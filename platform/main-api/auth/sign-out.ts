import { eq, lt } from 'drizzle-orm';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { revokedToken } from '@/platform/main-api/database/schema';
import { lastExpiry } from './edu-tokens';

/** Revokes the token of the call, and with it all of the same sign-in. [AUTH-14] */
export const signOut: Verb<'signOut'> = async (context) => {
  const { jti } = callerOf(context);
  // A token that was renewed since then lives longer than the one that is brought.
  await revoke(context.db, { jti, expiresAt: lastExpiry() });
  return { revoked: true };
};

/**
 * From now on tokens with this id are none.
 *
 * @param expiresAt when the last of them would have ended by itself
 */
export async function revoke(
  db: Db,
  { jti, expiresAt }: { jti: string; expiresAt: Date },
): Promise<void> {
  await db.insert(revokedToken).values({ jti, expiresAt }).onConflictDoNothing();
  await db.delete(revokedToken).where(lt(revokedToken.expiresAt, new Date()));
}

/** Whether tokens with this id were signed out. */
export async function isRevoked(db: Db, jti: string): Promise<boolean> {
  const [found] = await db
    .select({ jti: revokedToken.jti })
    .from(revokedToken)
    .where(eq(revokedToken.jti, jti));
  return found !== undefined;
}
