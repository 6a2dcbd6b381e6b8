/** @jest-environment node */
import { createMemoryCounts } from '@/platform/kernel/limits/counts';
import { attemptSignIn } from './sign-in-attempt';

const anna = { network: '203.0.113.7', login: 'anna' };

test('[AUTH-02] tries that could not be checked count nowhere', async () => {
  const counts = createMemoryCounts(() => 1_000_000);
  const broken = () => Promise.reject(new Error('The database is unavailable'));
  for (let turn = 0; turn < 200; turn++)
    await expect(attemptSignIn(counts, anna, broken)).rejects.toThrow('unavailable');
  const wrong = () => Promise.resolve(null);
  for (let turn = 0; turn < 10; turn++)
    expect(await attemptSignIn(counts, anna, wrong)).toEqual({ refused: 'wrong' });
  expect(await attemptSignIn(counts, anna, wrong)).toHaveProperty('refused.waitSeconds');
});

test('[AUTH-02] a try that could not be checked forgets no wrong ones', async () => {
  const counts = createMemoryCounts(() => 1_000_000);
  for (let turn = 0; turn < 9; turn++)
    await attemptSignIn(counts, anna, () => Promise.resolve(null));
  const broken = attemptSignIn(counts, anna, () => Promise.reject(new Error('unavailable')));
  await expect(broken).rejects.toThrow('unavailable');
  expect(await attemptSignIn(counts, anna, () => Promise.resolve(null))).toEqual({
    refused: 'wrong',
  });
  expect(await attemptSignIn(counts, anna, () => Promise.resolve({}))).toHaveProperty('refused');
});
