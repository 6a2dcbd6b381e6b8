import type { AnswerQueue } from './queue';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener' | 'document'>;

/**
 * Lets the queue follow the page: it goes on at once when the network or the student is back, sends
 * what is left when the page goes out of sight (a phone may never bring it back), and asks before an
 * answer that the browser does not keep is lost. Returns what ends that.
 */
export function connectToPage(queue: AnswerQueue, page: Page): () => void {
  const goOn = () => void queue.flush();
  const leave = () => queue.leave();
  const turn = () => (page.document.visibilityState === 'hidden' ? leave() : goOn());
  const ask = (event: Event) => {
    if (queue.isAtRisk()) event.preventDefault();
  };
  const listeners = [
    [page, 'online', goOn],
    [page, 'focus', goOn],
    [page, 'pageshow', goOn],
    [page, 'pagehide', leave],
    [page, 'beforeunload', ask],
    [page.document, 'visibilitychange', turn],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  void queue.resume();
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
  };
}
