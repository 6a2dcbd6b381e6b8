/** @jest-environment jsdom */
import { announceNavigation, onNavigationStart } from './navigation-start';

describe('the start of a navigation', () => {
  test('[UI-02] reaches all who listen, as a path', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const ends = [onNavigationStart(first), onNavigationStart(second)];
    announceNavigation('/teacher/journal?class=5#top');
    announceNavigation('http://localhost/student/profile');
    for (const listener of [first, second])
      expect(listener.mock.calls).toEqual([['/teacher/journal'], ['/student/profile']]);
    ends.forEach((end) => end());
  });

  test('[UI-02] reaches nobody any more after the end', () => {
    const listener = jest.fn();
    onNavigationStart(listener)();
    announceNavigation('/teacher');
    expect(listener).not.toHaveBeenCalled();
  });

  test.each(['', '#top', '?class=5', 'http://['])('%j stays on the page', (url) => {
    const listener = jest.fn();
    const end = onNavigationStart(listener);
    announceNavigation(url);
    expect(listener).toHaveBeenCalledWith('/');
    end();
  });

  test('an event of the same name that is not ours is passed over', () => {
    const listener = jest.fn();
    const end = onNavigationStart(listener);
    window.dispatchEvent(new CustomEvent('tetradi:navigation-start', { detail: { a: 1 } }));
    window.dispatchEvent(new Event('tetradi:navigation-start'));
    expect(listener).not.toHaveBeenCalled();
    end();
  });
});
