/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useStepTime } from './use-step-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(state: 'visible' | 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('[REV-01] the time at a step is counted while it is seen, also when it is opened again', () => {
  const { result, rerender } = renderHook(({ step }) => useStepTime(step), {
    initialProps: { step: 1 },
  });
  jest.advanceTimersByTime(20_000);
  expect(result.current()).toBe(20);
  show('hidden');
  jest.advanceTimersByTime(600_000);
  show('visible');
  jest.advanceTimersByTime(5_000);
  expect(result.current()).toBe(25);
  rerender({ step: 2 });
  jest.advanceTimersByTime(7_000);
  expect(result.current()).toBe(7);
  rerender({ step: 1 });
  jest.advanceTimersByTime(1_000);
  expect(result.current()).toBe(26);
});
