/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { keepPage, useKeptPage } from './kept-page';

function Answers({ isKept }: { isKept?: boolean }) {
  return <p>{useKeptPage(isKept) ? 'lost' : 'kept'}</p>;
}

describe('a page with answers', () => {
  test('[AUTH-12] is kept while it is there, and learns of its session', () => {
    expect(keepPage(true)).toBe(false);
    const { unmount } = render(<Answers />);
    expect(screen.getByText('kept')).toBeInTheDocument();
    act(() => void expect(keepPage(true)).toBe(true));
    expect(screen.getByText('lost')).toBeInTheDocument();
    act(() => void keepPage(false));
    expect(screen.getByText('kept')).toBeInTheDocument();
    unmount();
    expect(keepPage(true)).toBe(false);
  });

  test('[AUTH-14] may want to be kept for a time only', () => {
    const { rerender } = render(<Answers isKept={false} />);
    expect(keepPage(true)).toBe(false);
    rerender(<Answers isKept />);
    act(() => void expect(keepPage(true)).toBe(true));
    rerender(<Answers isKept={false} />);
    expect(keepPage(true)).toBe(false);
    expect(screen.getByText('kept')).toBeInTheDocument();
  });

  test('does not learn what was of the page before', () => {
    const { unmount } = render(<Answers />);
    act(() => void keepPage(true));
    unmount();
    render(<Answers />);
    expect(screen.getByText('kept')).toBeInTheDocument();
  });
});
