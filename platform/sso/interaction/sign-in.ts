import { ServiceError } from '@/platform/kernel/errors';
import { normalizeLogin } from '@/platform/openid/protection/normalize-login';
import { attemptSignIn, type SignInRefusal } from '@/platform/openid/protection/sign-in-attempt';
import { checkPassword } from '@/platform/sso/account/check-password';
import type { Account, Sso } from '@/platform/sso/context';

type SignInVerdict = { account: Account } | { refused: SignInRefusal };

/**
 * Checks login and password, unless there were too many tries from this network or at this login, or
 * too many passwords wait for their turn. [TRUST-08]
 */
export async function signIn(
  { db, throttles }: Pick<Sso, 'db' | 'throttles'>,
  network: string,
  login: string,
  password: string,
): Promise<SignInVerdict> {
  const who = { network, login: normalizeLogin(login) };
  try {
    const verdict = await attemptSignIn(throttles, who, () => checkPassword(db, login, password));
    return 'person' in verdict ? { account: verdict.person } : verdict;
  } catch (error) {
    const isBusy = error instanceof ServiceError && error.code === 'rate_limited';
    if (isBusy) return { refused: { waitSeconds: error.retryAfterSeconds ?? 60 } };
    throw error;
  }
}
