import { and, eq, gt, sql } from 'drizzle-orm';
import type { Account, Db } from '@/platform/sso/context';
import { hashOfToken } from '@/platform/sso/protection/link-token';
import { account, passwordReset, pendingStep } from '@/platform/sso/schema';
import { removeRemovable, type RemovableFactors } from './passkey/recent-factors';
import { hashPassword } from './password-hash';

const isGood = (tokenHash: string) =>
  and(eq(passwordReset.tokenHash, tokenHash), gt(passwordReset.expiresAt, sql`now()`));

/** Who may choose a new password by this link; null when it is not, or no longer, good. [TRUST-07] */
export async function findByResetToken(db: Db, token: unknown): Promise<Account | null> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === null) return null;
  const [found] = await db
    .select({ account })
    .from(passwordReset)
    .innerJoin(account, eq(account.sub, passwordReset.accountSub))
    .where(isGood(tokenHash));
  return found?.account ?? null;
}

/**
 * Sets the password by a link, which is used up; null when it has been meanwhile. Tells how many passkeys
 * were removed with it. [TRUST-07]
 *
 * @param removed what goes besides the old password; null when nothing does
 */
export async function resetPassword(
  db: Db,
  token: unknown,
  password: string,
  removed: RemovableFactors | null,
): Promise<{ passkeysRemoved: number } | null> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === null) return null;
  const passwordHash = await hashPassword(password);
  const itsAccount = sql`(select ${passwordReset.accountSub} from ${passwordReset} where ${isGood(tokenHash)})`;
  return db.transaction(async (tx) => {
    // Two links of one account at the same moment come one after the other.
    await tx.execute(sql`select from ${account} where ${account.sub} = ${itsAccount} for update`);
    const [used] = await tx.delete(passwordReset).where(isGood(tokenHash)).returning();
    if (!used) return null;
    await replacePassword(tx, used.accountSub, passwordHash);
    const passkeysRemoved = removed ? await removeRemovable(tx, used.accountSub, removed) : 0;
    return { passkeysRemoved };
  });
}

/** Sets the password of somebody who knows the present one. [TRUST-07] */
export async function setPassword(db: Db, sub: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction((tx) => replacePassword(tx, sub, passwordHash));
}

/** With the old password all that it has opened ends: links to reset it, and steps that wait for the next. */
async function replacePassword(
  db: Pick<Db, 'update' | 'delete'>,
  sub: string,
  passwordHash: string,
): Promise<void> {
  await db.update(account).set({ passwordHash }).where(eq(account.sub, sub));
  await db.delete(passwordReset).where(eq(passwordReset.accountSub, sub));
  await db.delete(pendingStep).where(eq(pendingStep.value, sub));
}
