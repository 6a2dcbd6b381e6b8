import { backoffDelay } from './backoff';
import type { Clock } from './clock';

/** How long it has to be quiet, in milliseconds; [design: saved within 1 s of the last key]. */
const QUIET = 400;
/** Somebody who never pauses is saved all the same. */
const LONGEST = 2_000;

export type Schedule = {
  /** Something is to be done when it has been quiet for a moment; not while a failure is waited out. */
  soon(): void;
  /**
   * At once, whatever was planned; never two at a time. What was given before the call is part of
   * the run that the promise waits for.
   */
  now(): Promise<void>;
};

/**
 * Decides when a piece of work runs: soon after changes, again and again more slowly after failures.
 *
 * @param work returns whether it succeeded; to reject is to fail
 */
export function createSchedule(
  work: () => Promise<boolean>,
  { clock, random }: { clock: Clock; random: () => number },
): Schedule {
  let cancel: (() => void) | null = null;
  let deadline = 0;
  let failures = 0;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function plan(delay: number) {
    cancel?.();
    cancel = clock.after(delay, () => void now());
  }

  async function run() {
    cancel?.();
    cancel = null;
    deadline = 0;
    const succeeded = await work().catch(() => false);
    failures = succeeded ? 0 : failures + 1;
    if (!succeeded) plan(backoffDelay(failures, random()));
  }

  function start(): Promise<void> {
    running = run().finally(() => (running = null));
    return running;
  }

  function now(): Promise<void> {
    if (!running) return start();
    // The run under way may have passed by what is new; one more serves all who ask meanwhile.
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return next;
  }

  return {
    soon() {
      if (failures > 0) return;
      deadline ||= clock.now() + LONGEST;
      plan(Math.max(0, Math.min(QUIET, deadline - clock.now())));
    },
    now,
  };
}
