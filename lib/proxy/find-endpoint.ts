import type { Endpoint } from '@/lib/contract/call/endpoint';
import { endpoints, type EndpointName } from '@/lib/contract/endpoints';
import { createMatcher } from '@/lib/contract/call/match';
import type { BrowserEndpointName } from '@/lib/contract/paths';
import { accept, refuse, type Checked } from '@/lib/http/checked';

/** What the door knows of a call before it is made. */
export type CallRow = Pick<Endpoint, 'method' | 'params' | 'query' | 'body' | 'maxBodyBytes'> & {
  path: string;
  /** `public`: whoever comes; else somebody who is signed in. */
  access: string;
  /** `file`: a browser is sent where its reply says. */
  content?: Endpoint['content'];
};

export type FoundCall<Name extends string = string, Row extends CallRow = CallRow> = {
  name: Name;
  row: Row;
  params: Record<string, string>;
};

export type Find<Name extends string, Row extends CallRow = CallRow> = (
  method: string,
  path: string,
) => Checked<FoundCall<Name, Row>>;

/** The path of an address as it was sent: nothing is decoded, resolved or joined. */
export function rawPathOf(url: string): string {
  return /^(?:[a-z]+:\/\/[^/?#]*)?([^?#]*)/i.exec(url)?.[1] ?? '';
}

/** Finds the call that a request of the browser asks for: a row of this table. HEAD counts as GET. [NET-06] */
export function createFind<Name extends string, Row extends CallRow>(
  table: Record<Name, Row>,
): Find<Name, Row> {
  const match = createMatcher(table);
  return (method, path) => {
    const wanted = method === 'HEAD' ? 'GET' : method;
    const found = match(wanted, path);
    // Next.js removes the last slash of a path before it asks us; some rows have one.
    const result = found.kind === 'none' && !path.endsWith('/') ? match(wanted, `${path}/`) : found;
    if (result.kind === 'found')
      return accept({ name: result.name, row: table[result.name], params: result.params });
    if (result.kind === 'none') return refuse({ code: 'not_found' });
    const allow = result.allowed.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one]));
    return refuse({ code: 'method_not_allowed', allow });
  };
}

const open = Object.fromEntries(
  (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(([, row]) => row.browser),
) as Record<BrowserEndpointName, Endpoint>;

/**
 * The endpoint that a request of the browser asks for: rows of the table that are open to browsers,
 * nothing else. [NET-05, NET-06]
 */
export const findEndpoint = createFind(open);
