import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Provider } from 'oidc-provider';
import type { Database } from '@/platform/kernel/database';
import type { ServiceVariables } from '@/platform/kernel/service';
import type { Throttle } from './protection/throttle';
import type * as schema from './schema';

export type Db = Database<typeof schema>;
export type Account = typeof schema.account.$inferSelect;

/** Where the SSO and the product are, as configured: never as a request says. */
export type Origins = { issuer: string; publicOrigin: string };

/** What the pages of the SSO work with. */
export type Sso = Origins & {
  db: Db;
  provider: Provider;
  cookies: CookieNames;
  throttles: { login: Throttle; address: Throttle; registration: Throttle };
};

export type CookieNames = { session: string; interaction: string; resume: string };

export type SsoContext = Context<{ Variables: ServiceVariables }>;

/** The node request and response under a context, for oidc-provider, which works on those. */
export function nodeOf(context: SsoContext): HttpBindings {
  return context.env as HttpBindings;
}
