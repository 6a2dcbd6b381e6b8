import { describeError } from './describe-error';
import { log } from './logger';

/** Logs what nobody expects of a request, and alerts. */
export function logFault(error: unknown, requestId: string): void {
  log().error({ requestId, cause: describeError(error), alert: true }, 'request failed');
}
