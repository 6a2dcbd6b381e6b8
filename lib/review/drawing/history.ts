/** As far as one can go back. */
const MOST_STEPS = 200;

export type History<Value> = {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
  /** What the last step was a part of, such as the words of one note. */
  of: string | null;
};

export const historyOf = <Value>(now: Value): History<Value> => ({
  ...{ past: [], now, future: [], of: null },
});

/**
 * The history with a step more.
 *
 * @param of steps of the same, one after the other, are undone together
 */
export function withStep<Value>(
  history: History<Value>,
  now: Value,
  of: string | null = null,
): History<Value> {
  const isSame = of !== null && of === history.of;
  const past = isSame ? history.past : [...history.past, history.now].slice(-MOST_STEPS);
  return { past, now, future: [], of };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], of: null };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, now], now: next, future: later, of: null };
}
