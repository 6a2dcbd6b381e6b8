import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { createMemoryCounts, type Counts } from './counts';

/**
 * Counts that all processes of a service share, in a table of its database. While the database is away
 * each process counts for itself, within bounds: the library's own stand-in has none. Keys are kept as
 * fingerprints, so the table knows neither logins nor addresses. [TRUST-09]
 *
 * @param table with the columns key, points and expire, in this order
 */
export function createSharedCounts(
  pool: Pool,
  table: { schema: string; name: string },
  onAway: (error: unknown) => void,
): Counts {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: table.schema,
    tableName: table.name,
    keyPrefix: '',
    tableCreated: true,
    clearExpiredByTimeout: false,
    points: 1,
    duration: 1,
  });
  const own = createMemoryCounts();
  const orHere = async <Result>(shared: Promise<Result>, here: () => Promise<Result>) => {
    try {
      return await shared;
    } catch (error) {
      onAway(error);
      return here();
    }
  };
  const told = (found: { consumedPoints: number; msBeforeNext: number }) => ({
    count: found.consumedPoints,
    secondsLeft: Math.ceil(found.msBeforeNext / 1_000),
  });
  return {
    add(key, by, windowSeconds) {
      const customDuration = windowSeconds;
      const shared = limiter.penalty(fingerprint(key), by, { customDuration }).then(told);
      return orHere(shared, () => own.add(key, by, windowSeconds));
    },
    read(key) {
      const shared = limiter.get(fingerprint(key)).then((found) => found && told(found));
      return orHere(shared, () => own.read(key));
    },
    async remove(key) {
      await orHere(limiter.delete(fingerprint(key)), async () => {
        await own.remove(key);
        return true;
      });
    },
  };
}

const fingerprint = (key: string) => createHash('sha256').update(key).digest('base64url');
