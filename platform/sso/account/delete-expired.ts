import { lt, sql } from 'drizzle-orm';
import { clearMailbox } from '@/platform/mail/mailbox';
import type { Db } from '@/platform/sso/context';
import {
  artifact,
  externalSignIn,
  mailboxLetter,
  passwordReset,
  pendingStep,
  registration,
  tryCount,
} from '@/platform/sso/schema';

/** Removes what has expired; nobody can find it any more in any case. */
export async function deleteExpired(db: Db): Promise<void> {
  for (const table of [artifact, externalSignIn, registration, passwordReset, pendingStep])
    await db.delete(table).where(lt(table.expiresAt, sql`now()`));
  await db.delete(tryCount).where(lt(tryCount.expire, Date.now()));
  await clearMailbox(db, mailboxLetter);
}
