/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { GoToBind } from './go-to-bind';

jest.mock('next/navigation');

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(usePathname).mockReturnValue('/teacher/profile');
});
afterEach(() => jest.useRealTimers());

test('[DIARY-02] goes after 300 ms without a navigation', () => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  const { rerender, unmount } = render(<GoToBind href="#bind" />);
  jest.advanceTimersByTime(200);
  jest.mocked(usePathname).mockReturnValue('/teacher/journal');
  rerender(<GoToBind href="#bind" />);
  jest.advanceTimersByTime(299);
  expect(window.location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(set).toHaveBeenCalledWith(expect.any(Function), 300);
  expect(window.location.hash).toBe('#bind');
  unmount();
});

test('[DIARY-02] goes nowhere once the page is left', () => {
  window.location.hash = '';
  const { unmount } = render(<GoToBind href="#bind" />);
  unmount();
  jest.advanceTimersByTime(1_000);
  expect(window.location.hash).toBe('');
});
