import { exclusively } from './tab-lock';

const work = () => Promise.resolve('done');

describe('the lock between tabs', () => {
  test('[HW-04] a browser without locks works all the same', async () => {
    expect(await exclusively('a', work, undefined)).toBe('done');
  });

  test('[HW-04] a lock that is refused or never comes does not stop the work', async () => {
    const refusing = { request: () => Promise.reject(new Error('SecurityError')) };
    expect(await exclusively('a', work, refusing as unknown as LockManager)).toBe('done');

    jest.useFakeTimers();
    const silent = {
      request: (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    };
    const late = exclusively('a', work, silent as unknown as LockManager);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await late).toBe('done');
    jest.useRealTimers();
  });

  test('[HW-04] work that fails under the lock is not done a second time', async () => {
    const granting = { request: (_: string, _options: object, run: () => unknown) => run() };
    const failing = jest.fn(() => Promise.reject(new Error('of the work')));
    await expect(exclusively('a', failing, granting as unknown as LockManager)).rejects.toThrow(
      'of the work',
    );
    expect(failing).toHaveBeenCalledTimes(1);
  });
});
