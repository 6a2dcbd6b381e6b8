import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';
import { ServiceError } from '@/platform/kernel/errors';
import { nodeOf, type ServiceContext } from '@/platform/kernel/service-context';

/** What oidc-provider answers under the issuer's path; all else is the service's own. */
export const PROTOCOL = [
  '/.well-known/*',
  '/auth',
  '/auth/*',
  '/jwks',
  '/me',
  '/token',
  '/session/end',
  '/session/end/*',
];

/**
 * Passes a request to oidc-provider, which writes the answer itself. What the client says about the
 * public address is replaced by what is configured, so that no link is ever made from Host.
 *
 * @param issuer may have a path, under which the provider then answers
 */
export function forwardToProvider(provider: Provider, issuer: string) {
  const callback = provider.callback();
  const { host, protocol, pathname } = new URL(issuer);
  const base = pathname.replace(/\/$/, '');
  return async (context: ServiceContext): Promise<Response> => {
    const { incoming, outgoing } = nodeOf(context);
    // Parameters are kept with the interaction, and PostgreSQL cannot keep this character.
    if (incoming.url?.includes('%00')) throw new ServiceError('invalid_request');
    incoming.headers['x-forwarded-host'] = host;
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    mountAt(incoming, base);
    outgoing.setHeader('X-Request-Id', context.get('requestId'));
    await callback(incoming, outgoing);
    // The service's own line knows nothing of what oidc-provider wrote.
    context.get('log').debug({ path: context.req.path, status: outgoing.statusCode }, 'protocol');
    return RESPONSE_ALREADY_SENT;
  };
}

/** oidc-provider routes by what follows the base, and puts it before the addresses that it makes. */
function mountAt(incoming: IncomingMessage & { baseUrl?: string }, base: string): void {
  if (base === '' || !incoming.url?.startsWith(base)) return;
  incoming.url = incoming.url.slice(base.length);
  incoming.baseUrl = base;
}
