import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { pronounceableCode } from '@/platform/kernel/codes';
import type { Db } from '@/platform/sso/context';
import { account, passkey, recoveryCode } from '@/platform/sso/schema';

const CODES = 10;
/** 73 bits, so that a fast hash is enough. */
const PAIRS = 12;

const hashOf = (sub: string, code: string) =>
  createHash('sha256').update(`${sub} ${code}`).digest('base64url');

/**
 * Asks for a passkey after the password from now on; returns the codes for who loses it, which nobody can
 * be told again and which replace those of before. Null when there is no passkey. [TRUST-07]
 */
export function switchOnSecondFactor(db: Db, sub: string): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from ${account} where ${eq(account.sub, sub)} for update`);
    if ((await tx.$count(passkey, eq(passkey.accountSub, sub))) === 0) return null;
    const codes = Array.from({ length: CODES }, () => pronounceableCode(PAIRS));
    await tx.delete(recoveryCode).where(eq(recoveryCode.accountSub, sub));
    await tx
      .insert(recoveryCode)
      .values(codes.map((code) => ({ accountSub: sub, codeHash: hashOf(sub, code) })));
    await tx.update(account).set({ hasSecondFactor: true }).where(eq(account.sub, sub));
    return codes;
  });
}

/** A password alone signs in again; false when it did before. */
export function switchOffSecondFactor(db: Db, sub: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const switched = await tx
      .update(account)
      .set({ hasSecondFactor: false })
      .where(and(eq(account.sub, sub), eq(account.hasSecondFactor, true)))
      .returning({ sub: account.sub });
    await tx.delete(recoveryCode).where(eq(recoveryCode.accountSub, sub));
    return switched.length > 0;
  });
}

/** Whether this is one of the codes, which is used up with that; however it is grouped or written. */
export async function takeRecoveryCode(db: Db, sub: string, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[^a-z]/g, '');
  const used = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.accountSub, sub), eq(recoveryCode.codeHash, hashOf(sub, code))))
    .returning();
  return used.length === 1;
}

/** How many codes are left. */
export const countRecoveryCodes = (db: Db, sub: string): Promise<number> =>
  db.$count(recoveryCode, eq(recoveryCode.accountSub, sub));
