/** A call that took longer than it may. [NET-03] */
export class DeadlineError extends Error {
  constructor(url: string) {
    super(`Request autorejected: ${url}`);
    this.name = 'DeadlineError';
  }
}

/**
 * Limits a piece of work by a deadline; the signal tells it to stop. [NET-03]
 *
 * Not `AbortSignal.timeout`: its timer would outlive each reply by up to a minute, and with it what
 * the call holds; this one ends with the work.
 *
 * @param url named in the error; without its query, which may hold codes
 * @param ms milliseconds, null for no deadline
 * @throws (rejects) DeadlineError 'Request autorejected: {url}', whether or not the work stops
 */
export function withDeadline<Value>(
  url: string,
  ms: number | null,
  work: (signal: AbortSignal | null) => Promise<Value>,
): Promise<Value> {
  if (ms === null) return work(null);
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const error = new DeadlineError(url);
      reject(error);
      controller.abort(error);
    }, ms);
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
