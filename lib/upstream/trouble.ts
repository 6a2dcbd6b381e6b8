import { channel, subscribe } from 'node:diagnostics_channel';
import type { ErrorCode } from '@/lib/contract/call/errors';

/** A call that failed, or that needed more than one request. Holds no address, token or content. */
export type Trouble = {
  endpoint: string;
  requestId: string;
  /** Null when the call came to a good end after all. */
  code: ErrorCode | null;
  /** 0 when no answer came. */
  status: number;
  /** How many requests were made. */
  requests: number;
  durationMs: number;
};

const NAME = 'web.upstream.trouble';
const troubles = channel(NAME);

/** Tells whoever listens. */
export function reportTrouble(trouble: Trouble): void {
  troubles.publish(trouble);
}

/**
 * Listens to troubles of upstream calls. The channel belongs to the process, so a listener that was
 * added at the start hears handlers and pages that are bundled apart from it.
 */
export function onTrouble(listener: (trouble: Trouble) => void): void {
  subscribe(NAME, (message) => listener(message as Trouble));
}
