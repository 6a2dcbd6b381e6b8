/** A tab that was put to sleep while it sent does not hold up the others for longer, in milliseconds. */
const LOCK_TIMEOUT = 10_000;

/**
 * Runs the work while no other tab runs work of the same name, where the browser can tell. Else,
 * or when the others take too long, it runs all the same: saving twice is saving once.
 */
export async function exclusively<Value>(
  name: string,
  work: () => Promise<Value>,
  locks: LockManager | undefined = globalThis.navigator?.locks,
): Promise<Value> {
  if (!locks) return work();
  let begun = false;
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), LOCK_TIMEOUT);
  try {
    return await locks.request(name, { signal: timeout.signal }, () => {
      begun = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (begun) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}
