import { createId } from '@/lib/browser/ids';
import { sendJson } from '@/lib/browser/send-json';
import { browserPaths } from '@/lib/contract/paths';
import type { EventType } from '@/lib/contract/tracking/event-types';

/** The same event is told once in this time, in milliseconds. */
const THROTTLE_MS = 10_000;
const RETRY_MS = 5_000;
/** Without a network or a platform no more than these wait; a further one is lost. */
const MAX_WAITING = 20;

type Body = {
  idempotencyKey: string;
  eventType: EventType;
  payload: Record<string, unknown>;
  userAgent: string;
};

const toldAt = new Map<string, number>();
/** Not confirmed yet, by their keys. */
const waiting = new Map<string, Body>();
/** Of these, what is being sent by the page. */
const sending = new Set<Body>();

/**
 * Tells of what the person did. What did not arrive waits for the network; leaving the page loses nothing:
 * what is not confirmed by then is handed to the browser, and the main API keeps it once. [TRK-02]
 *
 * @param payload what belongs to it; never a name or an answer
 */
export function trackEvent(eventType: EventType, payload: Record<string, unknown> = {}): void {
  const now = Date.now();
  for (const [known, at] of toldAt) if (now - at >= THROTTLE_MS) toldAt.delete(known);
  const key = `${eventType} ${JSON.stringify(payload)}`;
  if (toldAt.has(key) || waiting.size >= MAX_WAITING) return;
  toldAt.set(key, now);
  // Again and again: the same listeners are added once.
  addEventListener('pagehide', handOver);
  addEventListener('online', sendWaiting);
  const userAgent = navigator.userAgent.slice(0, 500);
  const body = { idempotencyKey: createId(), eventType, payload, userAgent };
  waiting.set(body.idempotencyKey, body);
  void deliver(body);
}

const { method, path } = browserPaths.trackEvent;

/** Sends an event, and once more when that may help; after that it waits on. */
async function deliver(body: Body): Promise<void> {
  sending.add(body);
  if (!(await send(body))) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    // The browser may have taken it meanwhile.
    if (waiting.has(body.idempotencyKey)) await send(body);
  }
  sending.delete(body);
}

/** Returns whether nothing more is to be done about it: it is kept, or would be refused again. */
async function send(body: Body): Promise<boolean> {
  const { status } = await sendJson(path, { method, body, keepalive: true });
  if (status === 0 || status === 429 || status >= 500) return false;
  waiting.delete(body.idempotencyKey);
  return true;
}

function sendWaiting(): void {
  for (const body of waiting.values()) if (!sending.has(body)) void deliver(body);
}

/** What the browser does not take, for it has too much already, stays for a page that comes back. */
function handOver(): void {
  for (const [key, body] of waiting) {
    const blob = new Blob([JSON.stringify(body)], { type: 'application/json' });
    if (navigator.sendBeacon(path, blob)) waiting.delete(key);
  }
}
