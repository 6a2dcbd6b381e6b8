import type { EndpointName } from '@/lib/contract/endpoints';
import type { ErrorCode } from '@/lib/contract/call/errors';
import { limits } from '@/platform/main-api/calls/limits';

/** How often a network may make a call, or, with a code, may be refused with it. */
export function limitOf(name: EndpointName, code?: ErrorCode): number {
  const found = limits.find(
    ({ calls, by, counts }) =>
      by === 'network' &&
      calls.includes(name) &&
      (counts === 'calls' ? code === undefined : code !== undefined && counts.includes(code)),
  );
  if (!found) throw new Error(`No limit of ${name}`);
  return found.limit;
}
