import { ServiceError } from '@/platform/kernel/errors';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import {
  attemptSignIn,
  type SignInRefusal,
  type SignInTry,
} from '@/platform/openid/protection/sign-in-attempt';
import { checkPassword } from '@/platform/sso/account/check-password';
import type { Account, Sso } from '@/platform/sso/context';

type SignInVerdict = { account: Account } | { refused: SignInRefusal };

/**
 * Checks login and password, unless there were too many tries from this network or at this login, or
 * too many passwords wait for their turn. [TRUST-08]
 */
export async function signIn(
  { db, counts }: Pick<Sso, 'db' | 'counts'>,
  { login, ...from }: SignInTry,
  password: string,
): Promise<SignInVerdict> {
  const who = { ...from, login: normalizeLogin(login) };
  try {
    const verdict = await attemptSignIn(counts, who, () => checkPassword(db, login, password));
    return 'person' in verdict ? { account: verdict.person } : verdict;
  } catch (error) {
    const isBusy = error instanceof ServiceError && error.code === 'rate_limited';
    if (isBusy) return { refused: { waitSeconds: error.retryAfterSeconds ?? 60 } };
    throw error;
  }
}
