import { backoffDelay } from './backoff';
import { systemClock } from './clock';
import { createSchedule } from './schedule';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const world = { clock: systemClock, random: () => 0.5 };
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('the schedule', () => {
  test('never runs twice at a time; all who ask meanwhile share one more run', async () => {
    let running = 0;
    let most = 0;
    const work = jest.fn(async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 100));
      running--;
      return true;
    });
    const schedule = createSchedule(work, world);
    const all = Array.from({ length: 10 }, () => schedule.now());
    await pass(1_000);
    await Promise.all(all);
    expect(most).toBe(1);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('a failure is not hurried by new changes, but by `now`', async () => {
    const work = jest.fn(() => Promise.resolve(false));
    const schedule = createSchedule(work, world);
    await schedule.now();
    schedule.soon();
    await pass(900);
    expect(work).toHaveBeenCalledTimes(1);
    await pass(100);
    expect(work).toHaveBeenCalledTimes(2);
    await schedule.now();
    expect(work).toHaveBeenCalledTimes(3);
  });

  test('work that rejects has failed and is tried again', async () => {
    const work = jest
      .fn<Promise<boolean>, []>()
      .mockRejectedValueOnce(new Error('no'))
      .mockResolvedValue(true);
    await createSchedule(work, world).now();
    await pass(1_000);
    expect(work).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(work).toHaveBeenCalledTimes(2);
  });

  test('[HW-04] delays spread by a fifth to both sides', () => {
    expect([1, 2, 3, 4, 5, 9].map((failures) => backoffDelay(failures, 0.5))).toEqual([
      1_000, 2_000, 5_000, 10_000, 30_000, 30_000,
    ]);
    expect([backoffDelay(3, 0), backoffDelay(3, 1)]).toEqual([4_000, 6_000]);
  });
});
