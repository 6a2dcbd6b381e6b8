import type { Provider } from 'oidc-provider';
import type { Database } from '@/platform/kernel/database/database';
import type { Counts } from '@/platform/kernel/limits/counts';
import type { Throttle } from '@/platform/kernel/limits/throttle';
import type { ServiceContext } from '@/platform/kernel/service-context';
import type { ExternalClients } from './external/external-client';
import type { Mail } from './letters/mail';
import type { KnownBrowsers } from './protection/known-browser';
import type * as schema from './schema';

export type Db = Database<typeof schema>;
export type Account = typeof schema.account.$inferSelect;

/** Where the SSO and the product are, as configured, never from a request. */
export type Origins = { issuer: string; publicOrigin: string };

/** What the pages of the SSO work with. */
export type Sso = Origins & {
  db: Db;
  provider: Provider;
  /** How the main API is known here. */
  client: { id: string; secrets: readonly string[] };
  cookies: CookieNames;
  /** Of passwords that were tried. */
  counts: Counts;
  knownBrowsers: KnownBrowsers;
  throttles: { registration: Throttle };
  /** Null where no letters are sent. */
  mail: Mail | null;
  /** Who else can say who a person is. */
  external: ExternalClients;
};

export type CookieNames = { session: string; interaction: string; resume: string };

export type SsoContext = ServiceContext;
