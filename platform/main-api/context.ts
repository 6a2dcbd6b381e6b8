import type { z } from 'zod';
import type { Endpoints, EndpointName } from '@/lib/contract/endpoints';
import type { Role } from '@/lib/contract/auth/roles';
import type { CmsRole } from '@/lib/contract/cms/cms';
import type { Database } from '@/platform/kernel/database/database';
import type { AccessEvent } from '@/platform/kernel/access-log';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { Logger } from '@/platform/kernel/logger';
import type { EduTokens } from './auth/edu-tokens';
import type { SsoClient } from './auth/sso-client';
import type { OwnAttempts } from './attempt/answers/own-attempts';
import type { WriteAnswer } from './attempt/answers/answer-writer';
import type { CmsTokens } from './cms/cms-tokens';
import type { DiaryAdapters } from './diary/adapters/adapters';
import type { Outbox } from './diary/delivery/outbox';
import type { Catalogue } from './content/catalogue';
import type { Protection } from './calls/protection';
import type { Features } from './cms/features/product-features';
import type * as schema from './database/schema';
import type { JournalNews } from './journal/stream/journal-news';
import type { StorageClient } from './files/storage-client';
import type { Sessions } from './session/sessions';

export type Db = Database<typeof schema>;

/** What verbs work with. */
export type MainApi = {
  env: PlatformEnv;
  log: Logger;
  db: Db;
  tokens: EduTokens;
  cmsTokens: CmsTokens;
  sso: SsoClient;
  catalogue: Catalogue;
  /** What the ids of options are made with. */
  optionSecret: string;
  features: Features;
  protection: Protection;
  sessions: Sessions;
  attempts: OwnAttempts;
  writeAnswer: WriteAnswer;
  journals: JournalNews;
  storage: StorageClient;
  diaries: DiaryAdapters;
  /** What is on its way to the diaries. */
  outbox: Pick<Outbox, 'look' | 'hurry'>;
};

/** Who calls, as a verified edu token says; `jti` is the id of the session. */
export type Caller = { userId: string; roles: Role[]; jti: string };

/** An editor who calls, as a verified CMS token says; never a caller at the same time. [AUTH-20] */
export type Editor = {
  sub: string;
  name: string;
  surname: string;
  cmsRoles: readonly CmsRole[];
  jti: string;
};

export type Context = MainApi & {
  caller: Caller | null;
  editor: Editor | null;
  /** From where the visitor comes, as a key for counting. */
  network: string;
  /** Writes down who came, or was not let in. */
  logAccess(event: AccessEvent): void;
  /** How the visitor's browser names itself; '' where nobody has said it. */
  agent: string;
};

type InputOf<Name extends EndpointName> = {
  params: z.output<Endpoints[Name]['params']>;
  query: z.output<Endpoints[Name]['query']>;
  body: z.output<Endpoints[Name]['body']>;
};

/** One verb: what came in is parsed, who may call is checked by the router from the endpoint's row. */
export type Verb<Name extends EndpointName> = (
  context: Context,
  input: InputOf<Name>,
) => Promise<z.input<Endpoints[Name]['reply']>>;

/** The verbs of an entity: one for each of its rows that is ready. */
export type VerbsOf<Rows> = {
  [
    Name in keyof Rows & EndpointName as Endpoints[Name]['state'] extends 'ready' ? Name : never
  ]: Verb<Name>;
};

/** The caller; throws `unauthorized` when there is none. */
export function callerOf(context: Pick<Context, 'caller'>): Caller {
  if (!context.caller) throw new ServiceError('unauthorized');
  return context.caller;
}

/** The editor who calls; throws `unauthorized` when there is none. */
export function editorOf(context: Context): Editor {
  if (!context.editor) throw new ServiceError('unauthorized');
  return context.editor;
}
