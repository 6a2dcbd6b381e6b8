/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { blockNavigation, useBlockNavigation } from './block-navigation';

function Answers({ isBlocked }: { isBlocked?: boolean }) {
  return <p>{useBlockNavigation(isBlocked) ? 'lost' : 'kept'}</p>;
}

describe('a page with answers', () => {
  test('[AUTH-12] is kept while it is there, and learns of its session', () => {
    expect(blockNavigation(true)).toBe(false);
    const { unmount } = render(<Answers />);
    expect(screen.getByText('kept')).toBeInTheDocument();
    act(() => void expect(blockNavigation(true)).toBe(true));
    expect(screen.getByText('lost')).toBeInTheDocument();
    act(() => void blockNavigation(false));
    expect(screen.getByText('kept')).toBeInTheDocument();
    unmount();
    expect(blockNavigation(true)).toBe(false);
  });

  test('[AUTH-14] may want to be kept for a time only', () => {
    const { rerender } = render(<Answers isBlocked={false} />);
    expect(blockNavigation(true)).toBe(false);
    rerender(<Answers isBlocked />);
    act(() => void expect(blockNavigation(true)).toBe(true));
    rerender(<Answers isBlocked={false} />);
    expect(blockNavigation(true)).toBe(false);
    expect(screen.getByText('kept')).toBeInTheDocument();
  });

  test('does not learn what was of the page before', () => {
    const { unmount } = render(<Answers />);
    act(() => void blockNavigation(true));
    unmount();
    render(<Answers />);
    expect(screen.getByText('kept')).toBeInTheDocument();
  });
});
