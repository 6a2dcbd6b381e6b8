import type { Counts } from '@/platform/kernel/limits/counts';
import { limitGate, strangersGate, type Gate } from './sign-in-limits';

export type SignInRefusal = 'wrong' | { waitSeconds: number };

/** Who tries to sign in, as far as it is known before the password is. */
export type SignInTry = {
  network: string;
  /** In its one form, so that no way of writing it starts a new count. */
  login: string;
  /** The browser, when this login has signed in there before. */
  knownBrowser?: string | null;
};

/**
 * Checks a login, unless there were too many tries. A try counts until it has turned out to be good, or
 * could not be checked; one that is refused for its number counts nowhere. As a check it counts
 * however it ends. A browser that this login knows has a count of its own: what strangers do to the
 * login keeps nobody out who comes from there. [TRUST-08, TRUST-09]
 *
 * @param check returns the person, or null when login and password do not belong together
 */
export async function attemptSignIn<Person>(
  counts: Counts,
  { network, login, knownBrowser }: SignInTry,
  check: () => Promise<Person | null>,
): Promise<{ person: Person } | { refused: SignInRefusal }> {
  const checks = limitGate(counts, 'checks', network);
  const own = knownBrowser
    ? limitGate(counts, 'browser', `${knownBrowser} ${login}`)
    : limitGate(counts, 'loginHere', `${network} ${login}`);
  const ofAll = knownBrowser
    ? []
    : [limitGate(counts, 'network', network), strangersGate(counts, login)];
  const waitSeconds = await enter([checks, own, ...ofAll]);
  if (waitSeconds > 0) return { refused: { waitSeconds } };
  const refund = (gates: Gate[]) => Promise.all(gates.map((gate) => gate.refund()));
  const person = await check().catch(async (error: unknown) => {
    // A failure of ours tells a guesser nothing, and is no fault of the person's.
    await refund([own, ...ofAll]);
    throw error;
  });
  if (person === null) return { refused: 'wrong' };
  // Others who are guessing at this login go on with what they have left.
  await Promise.all([own.forget(), refund(ofAll)]);
  return { person };
}

/** Takes a place at each gate, or at none when one is closed. */
async function enter(gates: Gate[]): Promise<number> {
  const waits = await Promise.all(gates.map((gate) => gate.wait()));
  const closed = Math.max(...waits);
  if (closed > 0) return closed;
  for (const [at, gate] of gates.entries()) {
    const wait = await gate.take();
    if (wait === 0) continue;
    await Promise.all(gates.slice(0, at).map((taken) => taken.refund()));
    return wait;
  }
  return 0;
}
