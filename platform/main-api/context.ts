import type { z } from 'zod';
import type { Endpoints, EndpointName } from '@/lib/contract/endpoints';
import type { Role } from '@/lib/contract/roles';
import type { Database } from '@/platform/kernel/database';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { Logger } from '@/platform/kernel/logger';
import type { EduTokens } from './auth/edu-tokens';
import type { SsoClient } from './auth/sso-client';
import type { Catalogue } from './content/catalogue';
import type * as schema from './schema';

export type Db = Database<typeof schema>;

/** What verbs work with. */
export type MainApi = {
  env: PlatformEnv;
  db: Db;
  tokens: EduTokens;
  sso: SsoClient;
  catalogue: Catalogue;
};

/** Who calls, as a verified edu token says. */
export type Caller = { userId: string; roles: Role[]; jti: string; expiresAt: Date };

export type Context = MainApi & { caller: Caller | null; log: Logger };

export type InputOf<Name extends EndpointName> = {
  params: z.output<Endpoints[Name]['params']>;
  query: z.output<Endpoints[Name]['query']>;
  body: z.output<Endpoints[Name]['body']>;
};

/** One verb: what came in is parsed, who may call is checked by the router from the endpoint's row. */
export type Verb<Name extends EndpointName> = (
  context: Context,
  input: InputOf<Name>,
) => Promise<z.input<Endpoints[Name]['reply']>>;

/** The caller; throws `unauthorized` when there is none. */
export function callerOf(context: Context): Caller {
  if (!context.caller) throw new ServiceError('unauthorized');
  return context.caller;
}
