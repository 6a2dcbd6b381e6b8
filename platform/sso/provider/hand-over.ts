import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Provider } from 'oidc-provider';
import { ServiceError } from '@/platform/kernel/errors';
import { nodeOf, type SsoContext } from '@/platform/sso/context';

/**
 * Gives a request to oidc-provider, which writes the answer itself. What the client says about the
 * public address is replaced by what is configured, so that no link is ever made from Host.
 */
export function handOver(provider: Provider, issuer: string) {
  const callback = provider.callback();
  const { host, protocol } = new URL(issuer);
  return async (context: SsoContext): Promise<Response> => {
    const { incoming, outgoing } = nodeOf(context);
    // Parameters are kept with the interaction, and PostgreSQL cannot keep this character.
    if (incoming.url?.includes('%00')) throw new ServiceError('invalid_request');
    incoming.headers['x-forwarded-host'] = host;
    incoming.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    outgoing.setHeader('X-Request-Id', context.get('requestId'));
    await callback(incoming, outgoing);
    // The service's own line knows nothing of what oidc-provider wrote.
    context.get('log').debug({ path: context.req.path, status: outgoing.statusCode }, 'protocol');
    return RESPONSE_ALREADY_SENT;
  };
}
