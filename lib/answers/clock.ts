/** Time and timers, so that a test can hold them. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs the work once after so many milliseconds; returns what cancels it. */
  after(milliseconds: number, work: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** What the promise resolves to, or the substitute when that takes longer than so many milliseconds. */
export function within<Value>(
  clock: Clock,
  milliseconds: number,
  promise: Promise<Value>,
  substitute: Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => resolve(substitute));
    promise.then(resolve, reject).finally(cancel);
  });
}
