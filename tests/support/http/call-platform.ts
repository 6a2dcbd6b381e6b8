import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@/lib/contract/call/endpoint';
import { secret } from '@/lib/contract/environment/common-variables';
import { endpoints, type EndpointName, type Endpoints } from '@/lib/contract/endpoints';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { someNetwork } from './networks';

type Input<Name extends EndpointName> = {
  params?: ParamsOf<Endpoints[Name]>;
  query?: QueryOf<Endpoints[Name]>;
  body?: BodyOf<Endpoints[Name]>;
  token?: string;
  /** From where the visitor comes, as web would say; a network of their own unless told. */
  network?: string;
};

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

/** The main API that the tests talk to. */
export function mainApiOrigin(): string {
  const origin = process.env.TEST_MAIN_API;
  if (!origin) throw new Error('TEST_MAIN_API is not set');
  return origin;
}

/** As web is known to the main API. */
export const asWeb = { [SERVICE_TOKEN_HEADER]: secret('main-api-service').parse(undefined) };

/** What the main API does not read, in bytes. */
const TOO_LARGE = 1_000_000;

type Sent = { body?: unknown; token?: string; network?: string; headers?: Record<string, string> };

/** One request to the main API, as web, with whatever the test wants to send and nothing else. */
export async function request(
  method: string,
  path: string,
  { body, token, network, headers }: Sent = {},
): Promise<Answer> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(mainApiOrigin() + path, {
    method,
    headers: {
      ...asWeb,
      // Refused before it is read, it is refused with its connection, which no other call may share.
      ...(sent && sent.length > TOO_LARGE && { Connection: 'close' }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(network && { 'X-Client-Network': network }),
      ...headers,
    },
    body: sent,
  });
  const text = await response.text();
  return {
    status: response.status,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
    headers: response.headers,
  };
}

/**
 * The raw answer of an endpoint of the table, refusals included. Each call comes from a network of its
 * own: all tests together make more tries than one network may.
 */
export function ask<Name extends EndpointName>(name: Name, input: Input<Name>): Promise<Answer> {
  const { method, path }: Endpoint = endpoints[name];
  const params = (input.params ?? {}) as Record<string, string | number>;
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>).toString();
  return request(method, query ? `${filled}?${query}` : filled, {
    body: input.body,
    token: input.token,
    network: input.network ?? someNetwork(),
  });
}

/** The reply of a call that must succeed. */
export async function callPlatform<Name extends EndpointName>(
  name: Name,
  input: Input<Name>,
): Promise<ReplyOf<Endpoints[Name]>> {
  const { status, body } = await ask(name, input);
  if (status !== 200) throw new Error(`${name} answered ${status} ${JSON.stringify(body)}`);
  return endpoints[name].reply.parse(body) as ReplyOf<Endpoints[Name]>;
}
