import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { clientNetwork } from '@/lib/http/client-network';
import type { ServiceVariables } from './service';

/** One request to a service. */
export type ServiceContext = Context<{ Variables: ServiceVariables }>;

/** The node request and response under a context, for oidc-provider, which works on those. */
export function nodeOf(context: ServiceContext): HttpBindings {
  return context.env as HttpBindings;
}

/** One list, as its networks are read once. */
const NOBODY: readonly string[] = [];

/** The network of the visitor, as a key for counting tries. */
export function networkOf(context: ServiceContext): string {
  const { socket } = nodeOf(context).incoming;
  return clientNetwork(
    socket.remoteAddress,
    context.req.header('x-forwarded-for'),
    context.get('trustedProxies') ?? NOBODY,
  );
}
