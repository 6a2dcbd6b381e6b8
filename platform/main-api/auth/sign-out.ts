import { lt, sql } from 'drizzle-orm';
import { createBatcher } from '@/platform/kernel/batch';
import { preparedStatement } from '@/platform/kernel/database/database';
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
  db: Pick<Db, 'insert' | 'delete'>,
  { jti, expiresAt }: { jti: string; expiresAt: Date },
): Promise<void> {
  await db.insert(revokedToken).values({ jti, expiresAt }).onConflictDoNothing();
  await db.delete(revokedToken).where(lt(revokedToken.expiresAt, new Date()));
}

/** As if it were the id of a sign-in: all that a person has signed in with. [TRUST-06] */
export const everySignInOf = (userId: string) => `user:${userId}`;

/** Whether tokens with this id were signed out: asked of the database each time, so it holds at once. */
export type IsRevoked = (jti: string) => Promise<boolean>;

const selectRevoked = preparedStatement<{ jti: string }>(
  'select_revoked',
  sql`select ${revokedToken.jti} from ${revokedToken} where ${revokedToken.jti} = any(${sql.placeholder('ids')})`,
);

/** Asks in one statement for all calls that come at the same time. */
export function createRevocations(db: Db): IsRevoked {
  return createBatcher<string, boolean>({
    maxSize: 200,
    lanes: 2,
    isOfAll: () => true,
    run: async (ids) => {
      const revoked = new Set((await selectRevoked(db, { ids })).map(({ jti }) => jti));
      return ids.map((jti) => revoked.has(jti));
    },
  });
}
