/** @jest-environment node */
import type { Pool } from 'pg';
import { createMemoryCounts } from './counts';
import { createSharedCounts } from './shared-counts';

test('[TRUST-09] a count begins anew when its window has passed', async () => {
  const clock = { now: 0 };
  const counts = createMemoryCounts(() => clock.now);
  await counts.add('anna', 1, 60);
  clock.now = 30_000;
  expect(await counts.add('anna', 1, 60)).toEqual({ count: 2, secondsLeft: 30 });
  clock.now = 60_000;
  expect(await counts.read('anna')).toBeNull();
  expect(await counts.add('anna', 1, 60)).toEqual({ count: 1, secondsLeft: 60 });
});

test('[TRUST-08] however many keys are made up, so many are remembered', async () => {
  const counts = createMemoryCounts();
  for (let key = 0; key <= 20_000; key++) await counts.add(String(key), 1, 60);
  expect(await counts.read('0')).toBeNull();
  expect(await counts.read('20000')).toHaveProperty('count', 1);
});

test('[TRUST-09] while the database is away a process counts for itself', async () => {
  const query = jest.fn().mockRejectedValue(new Error('connection refused'));
  const onAway = jest.fn();
  const pool = { query } as unknown as Pool;
  const counts = createSharedCounts(pool, { schema: 'sso', name: 'try_count' }, onAway);
  expect(await counts.add('anna', 1, 60)).toHaveProperty('count', 1);
  expect(await counts.add('anna', 1, 60)).toHaveProperty('count', 2);
  expect(await counts.read('anna')).toHaveProperty('count', 2);
  await counts.remove('anna');
  expect(await counts.read('anna')).toBeNull();
  expect(onAway).toHaveBeenCalledTimes(5);
});
