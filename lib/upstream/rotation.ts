import type { Outcome } from './outcome';

/** Statuses that another address may answer better. [NET-02] */
const GO_ON = new Set([302, 404, 408, 503]);
/** How long an address that gave no answer is asked last, in milliseconds. */
const REST = 30_000;

/**
 * Whether the next address is tried. Any status but these four is passed on. A request that may
 * have had its effect is not sent again unless it can be repeated: an answer lost on the way is
 * then no reason to go on. [NET-02, NET-04]
 */
export function goesOn(outcome: Outcome, repeatable: boolean): boolean {
  if (outcome.kind === 'answer') return GO_ON.has(outcome.status);
  return repeatable || !outcome.sent;
}

export type Rotation = {
  /** The addresses in the order in which they are to be tried now. */
  order(): readonly string[];
  /** Remembers whether the address answered. */
  heard(address: string, answered: boolean): void;
};

/** The order of a service's addresses: as configured, but those that were just silent come last. */
export function createRotation(addresses: readonly string[], now = Date.now): Rotation {
  const silentUntil = new Map<string, number>();
  const isSilent = (address: string) => (silentUntil.get(address) ?? 0) > now();
  return {
    order: () =>
      silentUntil.size === 0
        ? addresses
        : [...addresses].sort((a, b) => Number(isSilent(a)) - Number(isSilent(b))),
    heard: (address, answered) => {
      if (answered) silentUntil.delete(address);
      else silentUntil.set(address, now() + REST);
    },
  };
}

/**
 * Tries one address after the other. When none has what is wanted, the last answer counts; silence
 * counts only when nobody answered. [NET-02]
 */
export async function rotate(
  rotation: Rotation,
  repeatable: boolean,
  attempt: (address: string) => Promise<Outcome>,
): Promise<Outcome> {
  let kept: Outcome | undefined;
  for (const address of rotation.order()) {
    const outcome = await attempt(address);
    rotation.heard(address, outcome.kind === 'answer');
    if (!goesOn(outcome, repeatable)) return outcome;
    if (outcome.kind === 'answer' || !kept) kept = outcome;
  }
  if (!kept) throw new Error('A service without addresses');
  return kept;
}
