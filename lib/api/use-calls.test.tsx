/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { noAnswer, type Result } from '@/lib/contract/call/result';
import { useCalls } from './use-calls';

/** A call that ends when the test says so. */
function openCall() {
  let end: (result: Result<string>) => void = () => {};
  const call = jest.fn(
    () =>
      new Promise<Result<string>>((resolve) => {
        end = resolve;
      }),
  );
  return { call, end: (result: Result<string>) => end(result) };
}
const fine: Result<string> = { ok: true, value: 'x' };

test('ten presses in one moment make one call, and nothing else is made meanwhile', async () => {
  const { result } = renderHook(() => useCalls<'one' | 'other'>());
  const { call, end } = openCall();
  const onValue = jest.fn();
  let outcomes: Promise<unknown>[] = [];
  act(() => {
    outcomes = Array.from({ length: 10 }, () => result.current.run('one', call, onValue));
    outcomes.push(result.current.run('other', call, onValue));
  });
  expect(result.current.pending).toBe('one');
  await act(async () => {
    end(fine);
    await Promise.all(outcomes);
  });
  expect(call).toHaveBeenCalledTimes(1);
  expect(onValue.mock.calls).toEqual([['x']]);
  const [first, ...rest] = await Promise.all(outcomes);
  expect([first, new Set(rest)]).toEqual(['done', new Set(['busy'])]);
  expect(result.current.pending).toBeNull();
});

test('after a failure it is said what failed, and the next press is done', async () => {
  const { result } = renderHook(() => useCalls<'one' | 'other'>());
  const refused: Result<string> = { ok: false, error: noAnswer };
  await act(async () => {
    expect(await result.current.run('one', () => Promise.resolve(refused), jest.fn())).toBe(
      noAnswer,
    );
  });
  expect(result.current.failed).toEqual({ part: 'one', failure: noAnswer });
  await act(async () => {
    expect(await result.current.run('other', () => Promise.resolve(fine), jest.fn())).toBe('done');
  });
  expect(result.current.failed).toBeNull();
});

test('a call that breaks leaves nothing pending', async () => {
  const { result } = renderHook(() => useCalls<'one'>());
  await act(async () => {
    const broken = result.current.run('one', () => Promise.reject(new Error('x')), jest.fn());
    await expect(broken).rejects.toThrow('x');
  });
  expect(result.current.pending).toBeNull();
});

test('[PAY-01] on the way to another page nothing is done, until the browser shows this one again', () => {
  const { result } = renderHook(() => useCalls<'pay'>());
  act(() => result.current.leave('pay', '#bank'));
  expect(result.current.pending).toBe('pay');
  act(() => void window.dispatchEvent(new Event('pageshow')));
  expect(result.current.pending).toBeNull();
});
