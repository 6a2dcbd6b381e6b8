import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SsoRole } from '@/platform/openid/sso-role';
import type { Account, Db } from '@/platform/sso/context';
import { account, passkey, recoveryCode } from '@/platform/sso/schema';

export type Passkey = typeof passkey.$inferSelect;

/** As many devices one person has at most. */
export const MAX_PASSKEYS = 10;

const WITHOUT: readonly SsoRole[] = ['student', 'parent'];

/** Whether somebody may have passkeys here: grown-ups who work, with a password of ours. [TRUST-07] */
export const mayHavePasskeys = ({ role, login, passwordHash }: Account) =>
  !WITHOUT.includes(role) && login !== null && passwordHash !== null;

/** The passkeys of an account, the oldest first. */
export const listPasskeys = (db: Db, sub: string): Promise<Passkey[]> =>
  db.query.passkey.findMany({
    where: eq(passkey.accountSub, sub),
    orderBy: asc(passkey.createdAt),
  });

/** Whether it was added; not when it is somebody's already. */
export async function addPasskey(
  db: Db,
  added: Omit<Passkey, 'createdAt' | 'lastUsedAt'>,
): Promise<boolean> {
  const rows = await db.insert(passkey).values(added).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Keeps that a passkey was used; false when another use came in between with as high a count. */
export async function usePasskey(db: Db, used: Passkey, counter: number): Promise<boolean> {
  const rows = await db
    .update(passkey)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkey.credentialId, used.credentialId), eq(passkey.counter, used.counter)))
    .returning();
  return rows.length === 1;
}

/**
 * Removes passkeys of an account. With the last one the second factor goes, and its codes. Returns how
 * many were removed. [TRUST-07]
 */
export function removePasskeys(
  db: Pick<Db, 'transaction'>,
  sub: string,
  credentialIds: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from ${account} where ${eq(account.sub, sub)} for update`);
    const removed = await tx
      .delete(passkey)
      .where(and(eq(passkey.accountSub, sub), inArray(passkey.credentialId, [...credentialIds])))
      .returning({ id: passkey.credentialId });
    if ((await tx.$count(passkey, eq(passkey.accountSub, sub))) > 0) return removed.length;
    await tx.update(account).set({ hasSecondFactor: false }).where(eq(account.sub, sub));
    await tx.delete(recoveryCode).where(eq(recoveryCode.accountSub, sub));
    return removed.length;
  });
}
