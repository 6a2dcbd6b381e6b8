import type { Logger } from './logger';

/**
 * Does something now and again and again; what fails is logged and waits for the next time.
 *
 * @param everyMs in milliseconds
 * @param failure what a failure means, for the log
 * @returns how to stop it
 */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  { log, failure }: { log: Logger; failure: string },
): () => void {
  const run = () =>
    work().catch((error: unknown) =>
      log.warn({ cause: error instanceof Error ? error.name : 'unknown' }, failure),
    );
  void run();
  const timer = setInterval(() => void run(), everyMs);
  return () => clearInterval(timer);
}
