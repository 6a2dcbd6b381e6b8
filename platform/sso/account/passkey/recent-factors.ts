import { and, eq, gt, sql } from 'drizzle-orm';
import type { Account, Db } from '@/platform/sso/context';
import { recoveryCode } from '@/platform/sso/schema';
import { listPasskeys, removePasskeys, type Passkey } from './passkeys';

/** What is older has been known to the owner for so long that nobody else can have added it unnoticed. */
const RECENT_DAYS = 30;
const RECENT_MS = RECENT_DAYS * 24 * 60 * 60_000;

/** What opens an account beside the password, and somebody who knew that may have added. */
export type RemovableFactors = { passkeys: Passkey[]; hasRecentCodes: boolean };

/**
 * What a new password by letter may take away: every passkey, or where one is wanted beside the password
 * only those of the last 30 days, so that somebody else's mailbox alone does not open the account; and
 * recovery codes of the same days. [TRUST-07]
 */
export async function listRemovable(
  db: Db,
  { sub, hasSecondFactor }: Account,
): Promise<RemovableFactors> {
  const since = Date.now() - RECENT_MS;
  const known = await listPasskeys(db, sub);
  return {
    passkeys: known.filter(({ createdAt }) => !hasSecondFactor || createdAt.getTime() > since),
    hasRecentCodes: (await db.$count(recoveryCode, recentCodes(sub))) > 0,
  };
}

/** Removes all of that; returns how many passkeys were removed. */
export async function removeRemovable(
  db: Pick<Db, 'transaction' | 'delete'>,
  sub: string,
  { passkeys }: RemovableFactors,
): Promise<number> {
  await db.delete(recoveryCode).where(recentCodes(sub));
  const ids = passkeys.map(({ credentialId }) => credentialId);
  return ids.length === 0 ? 0 : removePasskeys(db, sub, ids);
}

const recentCodes = (sub: string) =>
  and(
    eq(recoveryCode.accountSub, sub),
    gt(recoveryCode.createdAt, sql`now() - ${RECENT_DAYS} * interval '1 day'`),
  );
