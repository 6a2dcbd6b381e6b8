import { serverConfig } from '@/lib/config/server';
import type { EndpointName } from '@/lib/contract/endpoints';
import type { CallInput, CallResult } from '@/lib/contract/call/result';
import type { CallContext } from './headers';
import { createMainApiClient, type MainApiClient } from './main-api-client';

export type { CallContext, CallInput, CallResult };

/** What stands in front of Next.js and its pages are bundled apart; through this they share one memory. */
const shared = globalThis as { mainApiClient?: MainApiClient };

/**
 * Calls the main API. Failures that can be expected are values; their status is 0 when no answer
 * came. [NET-01…NET-05]
 *
 * @throws (rejects) Error 'Try to send request without authorization token for: {url}' when a call
 * that is not public has no token, and Error when a parameter could change the path
 */
export function callMainApi<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  context: CallContext,
): Promise<CallResult<Name>> {
  shared.mainApiClient ??= createMainApiClient(serverConfig());
  return shared.mainApiClient(name, input, context);
}
