import { errorTable, type ErrorCode } from '@/lib/contract/call/errors';
import type { Logger } from './logger';

/** What is logged of an upstream call that did not go well; no address, no token, no content. */
export type LoggedFailure = {
  endpoint: string;
  requestId: string;
  /** Null when the call came to a good end after all. */
  code: ErrorCode | null;
  status: number;
  requests: number;
  durationMs: number;
};

/**
 * Writes one line per upstream failure. `alert` says whether an operator is to be told; those lines
 * are errors, a call that was saved by rotation is a warning, an expected refusal is information.
 */
export function logFailure(log: Logger, failure: LoggedFailure): void {
  const { endpoint, requestId, code, status, requests, durationMs } = failure;
  const alert = code !== null && errorTable[code].alert;
  const fields = { requestId, endpoint, status, code, requests, durationMs, alert };
  if (alert) log.error(fields, 'upstream call failed');
  else if (code === null) log.warn(fields, 'upstream call needed more than one request');
  else log.info(fields, 'upstream call refused');
}
