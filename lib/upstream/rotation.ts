import type { HttpOutcome } from './outcome/http-outcome';

/** Statuses that another address may answer better. [NET-02] */
const GO_ON = new Set([302, 404, 408, 503]);
/** How long an address that gave no answer is asked last, in milliseconds. */
const REST = 30_000;

/**
 * Whether the next address is tried. Any status but these four is passed on. A request that may
 * have had its effect is not sent again unless it can be repeated: an answer lost on the way is
 * then no reason to go on. [NET-02, NET-04]
 */
export function goesOn(outcome: HttpOutcome, repeatable: boolean): boolean {
  if (outcome.kind === 'answer') return GO_ON.has(outcome.status);
  return repeatable || !outcome.sent;
}

export type Rotation = {
  /** The addresses in the order in which they are to be tried now. */
  order(): readonly string[];
  /** Remembers whether the address has responded. */
  recordResult(address: string, hasResponded: boolean): void;
};

/** The order of a service's addresses: as configured, but those that just gave no response come last. */
export function createRotation(addresses: readonly string[], now = Date.now): Rotation {
  const unavailableUntil = new Map<string, number>();
  const isUnavailable = (address: string) => (unavailableUntil.get(address) ?? 0) > now();
  return {
    order: () =>
      unavailableUntil.size === 0
        ? addresses
        : [...addresses].sort((a, b) => Number(isUnavailable(a)) - Number(isUnavailable(b))),
    recordResult: (address, hasResponded) => {
      if (hasResponded) unavailableUntil.delete(address);
      else unavailableUntil.set(address, now() + REST);
    },
  };
}

/**
 * Tries one address after the other. When none has what is wanted, the last answer counts; no
 * response counts only when nobody answered. [NET-02]
 */
export async function rotate(
  rotation: Rotation,
  repeatable: boolean,
  attempt: (address: string) => Promise<HttpOutcome>,
): Promise<HttpOutcome> {
  let kept: HttpOutcome | undefined;
  for (const address of rotation.order()) {
    const outcome = await attempt(address);
    rotation.recordResult(address, outcome.kind === 'answer');
    if (!goesOn(outcome, repeatable)) return outcome;
    if (outcome.kind === 'answer' || !kept) kept = outcome;
  }
  if (!kept) throw new Error('A service without addresses');
  return kept;
}
