import { and, eq, isNull } from 'drizzle-orm';
import type { Logger } from '@/platform/kernel/logger';
import type { Sso } from '@/platform/sso/context';
import { account } from '@/platform/sso/schema';
import { endOtherSessions } from '@/platform/sso/session/end-other-sessions';
import { isSignedOut } from '@/platform/sso/session/sign-out';
import { findAccountBySub } from './find-account';

type Api = Pick<Sso, 'db' | 'provider'>;

/** What a client may know of an account whose session it keeps. [TRUST-05] */
export async function standingOf(db: Sso['db'], sub: string, sid: string | undefined) {
  const found = await findAccountBySub(db, sub);
  const isActive = found !== null && found.disabledAt === null;
  return {
    isActive,
    role: isActive ? found.role : null,
    isSignedIn: sid === undefined || !(await isSignedOut(db, sid)),
  };
}

/** Nobody signs in with the account any more, and nobody stays signed in. False when there is none. [TRUST-06] */
export async function disableAccount(sso: Api, sub: string, log: Logger): Promise<boolean> {
  const isIt = eq(account.sub, sub);
  const disabled = { disabledAt: new Date() };
  await sso.db
    .update(account)
    .set(disabled)
    .where(and(isIt, isNull(account.disabledAt)));
  await endOtherSessions(sso, sub, log);
  return (await findAccountBySub(sso.db, sub)) !== null;
}

/** The opposite: people sign in again. */
export async function enableAccount({ db }: Api, sub: string): Promise<boolean> {
  const enabled = await db
    .update(account)
    .set({ disabledAt: null })
    .where(eq(account.sub, sub))
    .returning({ sub: account.sub });
  return enabled.length > 0;
}
