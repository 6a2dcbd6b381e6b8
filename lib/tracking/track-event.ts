import { createId } from '@/lib/browser/ids';
import { sendJson } from '@/lib/browser/send-json';
import { browserPaths } from '@/lib/contract/paths';
import type { EventType } from '@/lib/contract/tracking/event-types';

/** The same event is told once in this time, in milliseconds. */
const THROTTLE_MS = 10_000;
const RETRY_MS = 5_000;
/** Without a network no more than these wait; a further one is lost. */
const MAX_WAITING = 20;

type Body = {
  idempotencyKey: string;
  eventType: EventType;
  payload: Record<string, unknown>;
  userAgent: string;
};

const toldAt = new Map<string, number>();
const waiting = new Map<string, Body>();

/**
 * Tells of what the person did. Leaving the page loses nothing: what is not confirmed by then is handed to
 * the browser, and the main API keeps it once. [TRK-02]
 *
 * @param payload what belongs to it; never a name or an answer
 */
export function trackEvent(eventType: EventType, payload: Record<string, unknown> = {}): void {
  const now = Date.now();
  for (const [known, at] of toldAt) if (now - at >= THROTTLE_MS) toldAt.delete(known);
  const key = `${eventType} ${JSON.stringify(payload)}`;
  if (toldAt.has(key) || waiting.size >= MAX_WAITING) return;
  toldAt.set(key, now);
  if (waiting.size === 0) addEventListener('pagehide', sendWaiting);
  const userAgent = navigator.userAgent.slice(0, 500);
  const body = { idempotencyKey: createId(), eventType, payload, userAgent };
  waiting.set(body.idempotencyKey, body);
  void deliver(body);
}

const { method, path } = browserPaths.trackEvent;

async function deliver(body: Body): Promise<void> {
  const first = await sendJson(path, { method, body, keepalive: true });
  if (mayPass(first.status)) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    if (waiting.has(body.idempotencyKey)) await sendJson(path, { method, body, keepalive: true });
  }
  waiting.delete(body.idempotencyKey);
}

const mayPass = (status: number) => status === 0 || status === 429 || status >= 500;

function sendWaiting(): void {
  for (const body of waiting.values())
    navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  waiting.clear();
}
