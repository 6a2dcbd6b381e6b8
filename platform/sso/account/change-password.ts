import { and, eq, gt, sql } from 'drizzle-orm';
import type { Account, Db } from '@/platform/sso/context';
import { hashOfToken } from '@/platform/sso/protection/link-token';
import { account, passwordReset } from '@/platform/sso/schema';
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

/** Sets the password by a link, which is used up; false when it has been meanwhile. [TRUST-07] */
export async function resetPassword(db: Db, token: unknown, password: string): Promise<boolean> {
  const tokenHash = hashOfToken(token);
  if (tokenHash === null) return false;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [used] = await tx.delete(passwordReset).where(isGood(tokenHash)).returning();
    if (!used) return false;
    await tx.update(account).set({ passwordHash }).where(eq(account.sub, used.accountSub));
    return true;
  });
}

/** Sets the password of somebody who knows the present one; a link to reset it ends. [TRUST-07] */
export async function setPassword(db: Db, sub: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.delete(passwordReset).where(eq(passwordReset.accountSub, sub));
    await tx.update(account).set({ passwordHash }).where(eq(account.sub, sub));
  });
}
