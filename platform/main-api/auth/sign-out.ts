import { eq, lt } from 'drizzle-orm';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { revokedToken } from '@/platform/main-api/schema';

/** Revokes the token of the call. [AUTH-14] */
export const signOut: Verb<'signOut'> = async (context) => {
  const { jti, expiresAt } = callerOf(context);
  await context.db.insert(revokedToken).values({ jti, expiresAt }).onConflictDoNothing();
  await context.db.delete(revokedToken).where(lt(revokedToken.expiresAt, new Date()));
  return { revoked: true };
};

/** Whether the token with this id was signed out. */
export async function isRevoked(db: Db, jti: string): Promise<boolean> {
  const [found] = await db
    .select({ jti: revokedToken.jti })
    .from(revokedToken)
    .where(eq(revokedToken.jti, jti));
  return found !== undefined;
}
