import { and, eq, gt, lt } from 'drizzle-orm';
import type { LoginParams } from '@/lib/contract/auth/endpoints';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, MainApi } from '@/platform/main-api/context';
import { loginState, type SignInPurpose } from '@/platform/main-api/database/schema';
import type { SsoClaims } from './sso-client';

/** How long a person may take on the SSO's pages, in milliseconds. */
const SIGN_IN_TIME = 15 * 60_000;

/** Where web takes the SSO's answer, for each sign-in. */
const callbackPaths: Record<SignInPurpose, string> = { edu: '/prosv/auth', cms: '/cms/auth' };

/**
 * Begins a sign-in: keeps its secrets and returns the SSO's address.
 *
 * @param extra parameters for the SSO
 */
export async function beginSignIn(
  { db, sso }: Pick<MainApi, 'db' | 'sso'>,
  purpose: SignInPurpose,
  params: LoginParams,
  extra: Record<string, string>,
): Promise<{ url: string }> {
  const { url, ...secrets } = await sso.begin(extra);
  const expiresAt = new Date(Date.now() + SIGN_IN_TIME);
  await db.delete(loginState).where(lt(loginState.expiresAt, new Date()));
  await db.insert(loginState).values({ ...secrets, purpose, params, expiresAt });
  return { url };
}

/**
 * Ends a sign-in: who the SSO says has come, what was kept when they began, and when that was. The
 * state is used up by the first who brings it, so the same callback cannot be played twice. [AUTH-03]
 *
 * @throws ServiceError `state_invalid` also for a state of the other sign-in [AUTH-20]
 */
export async function completeSignIn(
  { db, sso }: Pick<MainApi, 'db' | 'sso'>,
  purpose: SignInPurpose,
  { code, state, iss }: { code: string; state: string; iss?: string | undefined },
): Promise<{ claims: SsoClaims; params: LoginParams; begunAt: Date }> {
  const begun = await takeLoginState(db, purpose, state);
  const callback = new URLSearchParams({ code, state });
  if (iss) callback.set('iss', iss);
  const claims = await sso.exchange(callbackPaths[purpose], callback, begun);
  const begunAt = new Date(begun.expiresAt.getTime() - SIGN_IN_TIME);
  return { claims, params: begun.params, begunAt };
}

async function takeLoginState(db: Db, purpose: SignInPurpose, state: string) {
  const [begun] = await db
    .delete(loginState)
    .where(
      and(
        eq(loginState.state, state),
        eq(loginState.purpose, purpose),
        gt(loginState.expiresAt, new Date()),
      ),
    )
    .returning();
  if (!begun) throw new ServiceError('state_invalid');
  return begun;
}
