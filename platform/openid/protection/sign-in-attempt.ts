import { createThrottle, type Throttle } from '@/platform/kernel/limits/throttle';

export type SignInThrottles = {
  /** One login from one network: guessing stops here, and only for those who share that network. */
  loginHere: Throttle;
  /** One login from anywhere. */
  login: Throttle;
  /** One network, behind which a school can stand, at whatever logins. */
  network: Throttle;
  /** One network, whatever comes of it: each check of a password costs a processor. */
  checks: Throttle;
};
export type SignInRefusal = 'wrong' | { waitSeconds: number };

const MINUTE = 60_000;

/**
 * How often one may fail. Ten wrong passwords keep nobody out who comes from elsewhere, and a school
 * whose pupils mistype waits a minute at most.
 */
export function createSignInThrottles(now: () => number = Date.now): SignInThrottles {
  return {
    loginHere: createThrottle({ limit: 10, windowMs: 5 * MINUTE }, now),
    login: createThrottle({ limit: 50, windowMs: 5 * MINUTE }, now),
    network: createThrottle({ limit: 120, windowMs: MINUTE }, now),
    // Half of what hashing can do, so that one address leaves the other half to the rest. [TRUST-08]
    checks: createThrottle({ limit: 300, windowMs: MINUTE }, now),
  };
}

/**
 * Checks a login, unless there were too many tries from this network or at this login. A try counts
 * until it has turned out to be good, or could not be checked; one that is refused for its number counts
 * nowhere. As a check it counts however it ends.
 *
 * @param login in its one form, so that no way of writing it starts a new count
 * @param check returns the person, or null when login and password do not belong together
 */
export async function attemptSignIn<Person>(
  throttles: SignInThrottles,
  { network, login }: { network: string; login: string },
  check: () => Promise<Person | null>,
): Promise<{ person: Person } | { refused: SignInRefusal }> {
  const loginHere = `${network} ${login}`;
  const waitSeconds = Math.max(
    throttles.network.waitOf(network),
    throttles.loginHere.waitOf(loginHere),
    throttles.login.waitOf(login),
    throttles.checks.waitOf(network),
  );
  if (waitSeconds > 0) return { refused: { waitSeconds } };
  throttles.checks.take(network);
  throttles.network.take(network);
  throttles.loginHere.take(loginHere);
  throttles.login.take(login);
  const person = await check().catch((error: unknown) => {
    // A failure of ours tells a guesser nothing, and is no fault of the person's.
    throttles.network.refund(network);
    throttles.loginHere.refund(loginHere);
    throttles.login.refund(login);
    throw error;
  });
  if (person === null) return { refused: 'wrong' };
  throttles.loginHere.clear(loginHere);
  // Others who are guessing at this login go on with what they have left.
  throttles.login.refund(login);
  throttles.network.refund(network);
  return { person };
}
