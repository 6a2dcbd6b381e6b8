import { availableParallelism } from 'node:os';

/** More share one platform than it serves. */
const MOST = 4;

/**
 * How many processes answer for web when nobody has said: one per core, but for the two cores that a
 * small machine has, of which the platform and its database need one.
 */
export function workerCount(given: number | undefined, cores = availableParallelism()): number {
  return given ?? (cores <= 2 ? 1 : Math.min(cores, MOST));
}
