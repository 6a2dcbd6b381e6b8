import type { ServerConfig } from '@/lib/config/server';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { CLIENT_AGENT_HEADER } from '@/lib/http/client-agent';
import { CLIENT_NETWORK_HEADER } from '@/lib/http/client-network';
import { canonicalTimeZone } from './visitor/time-zone';

/** In whose name a call is made. */
export type CallContext = {
  /** The edu token of the visitor's session. */
  token?: string;
  /** Whose replies may be reused for this caller: the user's id. */
  userKey?: string;
  /** The browser's time zone, as it says; another text than an IANA name is left out. */
  timeZone?: string;
  /** From where the visitor comes, for whoever counts tries. */
  clientNetwork?: string;
  /** How the visitor's browser names itself, for calls that begin a session. */
  clientAgent?: string | undefined;
  requestId: string;
};

/** As who web calls. */
type Web = Pick<ServerConfig, 'BUILD_NUMBER' | 'MAIN_API_SERVICE_TOKEN'>;

/**
 * What every call of the main API carries; built from nothing that a browser sent as a header. [NET-01]
 * By the token it knows that web calls, and believes the rest. [TRUST-11]
 */
export function headersFor(
  context: CallContext,
  { BUILD_NUMBER, MAIN_API_SERVICE_TOKEN }: Web,
): Record<string, string> {
  const { token, clientNetwork, clientAgent, requestId } = context;
  const timeZone = canonicalTimeZone(context.timeZone ?? '');
  return {
    Accept: 'application/json',
    'X-App-Build-Number': BUILD_NUMBER,
    [SERVICE_TOKEN_HEADER]: MAIN_API_SERVICE_TOKEN,
    'X-Request-Id': requestId,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(timeZone !== null && { 'Time-Zone': timeZone }),
    ...(clientNetwork !== undefined && { [CLIENT_NETWORK_HEADER]: clientNetwork }),
    ...(clientAgent && { [CLIENT_AGENT_HEADER]: clientAgent }),
  };
}

/** A body as it goes over the wire: forms as they are, everything else as JSON. [NET-04] */
export function encodeBody(body: unknown): {
  body: string | URLSearchParams | FormData | undefined;
  headers: Record<string, string>;
} {
  if (body === undefined) return { body: undefined, headers: {} };
  // fetch writes the content type of a form itself, with its boundary.
  if (body instanceof URLSearchParams || body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
}
