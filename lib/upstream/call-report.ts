import { channel, subscribe } from 'node:diagnostics_channel';
import type { ErrorCode } from '@/lib/contract/call/errors';

/** A call that failed, or that needed more than one request. Holds no address, token or content. */
export type CallReport = {
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

const NAME = 'web.upstream.call';
const reports = channel(NAME);

/** Tells whoever listens. */
export function reportCall(report: CallReport): void {
  reports.publish(report);
}

/**
 * Listens to reports of upstream calls. The channel belongs to the process, so a listener that was
 * added at the start hears handlers and pages that are bundled apart from it.
 */
export function onCallReport(listener: (report: CallReport) => void): void {
  subscribe(NAME, (message) => listener(message as CallReport));
}
