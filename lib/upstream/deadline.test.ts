/** @jest-environment node */
import { withDeadline } from './deadline';

const URL = 'http://a.example/api/v1/homework';
const never = () => new Promise<never>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether the promise has settled, and how. */
function watch(promise: Promise<unknown>): { state: string } {
  const seen = { state: 'waiting' };
  promise.then(
    (value) => (seen.state = `value ${String(value)}`),
    (error: Error) => (seen.state = error.message),
  );
  return seen;
}

describe('a deadline', () => {
  it.each([6_000, 60_000])('[NET-03] rejects after %d ms and not before', async (ms) => {
    const seen = watch(withDeadline(URL, ms, never));
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(seen.state).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.state).toBe(`Request autorejected: ${URL}`);
  });

  it('[NET-03] is none for what may take long', async () => {
    const seen = watch(withDeadline(URL, null, never));
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(seen.state).toBe('waiting');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('[NET-03] tells the work to stop', async () => {
    let given: AbortSignal | null = null;
    const work = (signal: AbortSignal | null) => {
      given = signal;
      return never();
    };
    withDeadline(URL, 6_000, work).catch(() => undefined);
    expect(given).toMatchObject({ aborted: false });
    await jest.advanceTimersByTimeAsync(6_000);
    expect(given).toMatchObject({ aborted: true });
  });

  it('leaves no timer behind when the work ends in time', async () => {
    await expect(withDeadline(URL, 6_000, () => Promise.resolve(1))).resolves.toBe(1);
    const failed = withDeadline(URL, 6_000, () => Promise.reject(new Error('broken')));
    await expect(failed).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });
});
