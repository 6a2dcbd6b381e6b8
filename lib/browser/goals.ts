/** What the publisher counts of what people reach. [TRK-04] */
export type Goal = 'lead_sent' | 'homework_created' | 'payment_begun' | 'registered';

const GOAL = 'tetradi:goal';

/** Counts a goal, where counters are and were agreed to; otherwise nothing happens. [TRK-04] */
export function reachGoal(goal: Goal): void {
  document.dispatchEvent(new CustomEvent(GOAL, { detail: goal }));
}

/** Calls back with every goal of this page. */
export function onGoal(listener: (goal: string) => void): void {
  document.addEventListener(GOAL, (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  });
}
