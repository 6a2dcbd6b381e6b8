import type { Database } from '@/platform/kernel/database/database';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Control } from '@/platform/partners/school/control';
import type * as schema from './schema';

export type Db = Database<typeof schema>;
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** What the calls and pages of the diary work with. */
export type Diary = {
  env: PlatformEnv;
  db: Db;
  /** How the API is made to misbehave. */
  control: Control;
  /** Says that something may be due: it is sent now rather than at the next look. */
  deliverSoon(): void;
};
