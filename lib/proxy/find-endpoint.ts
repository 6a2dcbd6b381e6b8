import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { createMatcher } from '@/lib/contract/call/match';
import type { BrowserEndpointName } from '@/lib/contract/paths';
import { accept, refuse, type Checked } from '@/lib/http/checked';

export type FoundEndpoint = {
  name: BrowserEndpointName;
  row: Endpoint;
  params: Record<string, string>;
};

const open = Object.fromEntries(
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, row]) => row.browser),
) as Record<BrowserEndpointName, Endpoint>;

const match = createMatcher(open);

/** The path of an address as it was sent: nothing is decoded, resolved or joined. */
export function rawPathOf(url: string): string {
  return /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';
}

/**
 * The endpoint that a request of the browser asks for: rows of the table that are open to browsers,
 * nothing else. HEAD counts as GET. [NET-05, NET-06]
 */
export function findEndpoint(method: string, path: string): Checked<FoundEndpoint> {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const found = match(wanted, path);
  // Next.js removes the last slash of a path before it asks us; some rows have one.
  const result = found.kind === 'none' && !path.endsWith('/') ? match(wanted, `${path}/`) : found;
  if (result.kind === 'found')
    return accept({ name: result.name, row: open[result.name], params: result.params });
  if (result.kind === 'none') return refuse({ code: 'not_found' });
  const allow = result.allowed.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
  return refuse({ code: 'method_not_allowed', allow });
}
