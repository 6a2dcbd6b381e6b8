/** What the publisher counts of what people reach. [TRK-04] */
export const goals = ['lead_sent', 'homework_created', 'payment_begun', 'registered'] as const;
export type Goal = (typeof goals)[number];

const GOAL = 'tetradi:goal';

/** Counts a goal, where counters are configured and were agreed to; otherwise nothing happens. [TRK-04] */
export function reachGoal(goal: Goal): void {
  document.dispatchEvent(new CustomEvent(GOAL, { detail: goal }));
}

/** Calls back with every goal of this page. */
export function onGoal(listener: (goal: Goal) => void): void {
  document.addEventListener(GOAL, (event) => {
    if (event instanceof CustomEvent) listener(event.detail as Goal);
  });
}
