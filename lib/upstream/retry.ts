import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpOutcome } from './outcome/http-outcome';

/** The pause before the first repetition, in milliseconds; it doubles with each further one. */
const PAUSE = 100;

/**
 * Whether a failure may pass if one asks again: a lost connection, a failing service. A request
 * that took all its time is not repeated, the service has enough to do. [NET-04]
 */
export function isRetryable(outcome: HttpOutcome): boolean {
  if (outcome.kind === 'no_response') return !outcome.timedOut;
  const { status } = outcome;
  return status === 408 || (status >= 500 && status !== 501);
}

/** How often a call may be repeated: the row's count, but never when repeating could do harm. [NET-04] */
export function retriesOf(row: { retries: number; idempotent: boolean }): number {
  return row.idempotent ? row.retries : 0;
}

/** Repeats a request while its failure may pass, at most `retries` times; returns the last outcome. */
export async function withRetries(
  retries: number,
  attempt: () => Promise<HttpOutcome>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<HttpOutcome> {
  let outcome = await attempt();
  for (let repeated = 0; repeated < retries && isRetryable(outcome); repeated += 1) {
    // Callers that failed together do not come back together.
    await pause(PAUSE * 2 ** repeated * (1 + Math.random()));
    outcome = await attempt();
  }
  return outcome;
}
