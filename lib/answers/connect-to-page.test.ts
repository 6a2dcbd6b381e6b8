/** @jest-environment jsdom */
import { connectToPage } from './connect-to-page';
import type { AnswerQueue } from './queue';

function connected(isAtRisk = false) {
  const queue = {
    flush: jest.fn(() => Promise.resolve(true)),
    resume: jest.fn(() => Promise.resolve()),
    leave: jest.fn(),
    isAtRisk: () => isAtRisk,
  };
  const disconnect = connectToPage(queue as unknown as AnswerQueue, window);
  return { queue, disconnect };
}

function turn(visibility: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the queue on a page', () => {
  test('[HW-04] goes on at once when the network or the student is back', () => {
    const { queue, disconnect } = connected();
    expect(queue.resume).toHaveBeenCalledTimes(1);
    for (const type of ['online', 'focus', 'pageshow']) window.dispatchEvent(new Event(type));
    turn('visible');
    expect(queue.flush).toHaveBeenCalledTimes(4);
    disconnect();
    window.dispatchEvent(new Event('online'));
    expect(queue.flush).toHaveBeenCalledTimes(4);
  });

  test('[HW-04] sends what is left when the page goes', () => {
    const { queue, disconnect } = connected();
    turn('hidden');
    window.dispatchEvent(new Event('pagehide'));
    expect(queue.leave).toHaveBeenCalledTimes(2);
    disconnect();
  });

  test.each([true, false])(
    '[HW-04] asks before closing only when an answer would be lost: %s',
    (risk) => {
      const { disconnect } = connected(risk);
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      expect(event.defaultPrevented).toBe(risk);
      disconnect();
    },
  );
});
