import type pg from 'pg';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from './own-stack';

export type OwnPlatform = { stack: OwnStack; database: pg.Pool };

/**
 * A platform with its database for a test file alone, from its first test to its last; calls go to it in
 * the meantime.
 *
 * @param prepare what else is to be there before the first test
 * @returns what is filled before the first test
 */
export function ownPlatform(
  variables: Record<string, string> = {},
  prepare?: () => Promise<void>,
): OwnPlatform {
  const shared = { ...process.env };
  const own = {} as OwnPlatform;
  beforeAll(async () => {
    own.stack = await startOwnStack({ web: false, variables });
    Object.assign(process.env, own.stack.addresses);
    own.database = openTestDatabase();
    await prepare?.();
  }, 120_000);
  afterAll(async () => {
    await own.database.end();
    Object.assign(process.env, shared);
    await own.stack.stop();
  }, 60_000);
  return own;
}
