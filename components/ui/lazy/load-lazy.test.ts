/** @jest-environment jsdom */
import { loadLazy } from './load-lazy';

const setOnline = (isOnline: boolean) =>
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => jest.restoreAllMocks());

test('[HW-04] a part that cannot come without a network comes when there is one', async () => {
  setOnline(false);
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Failed to load chunk'))
    .mockResolvedValue('part');
  const loading = loadLazy(load);
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
  setOnline(true);
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('part');
});

test('a part that is gone although there is a network is an error', async () => {
  setOnline(true);
  await expect(loadLazy(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
