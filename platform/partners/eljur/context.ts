import type { Database } from '@/platform/kernel/database/database';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Control } from '@/platform/partners/school/control';
import type * as schema from './database/schema';

export type Db = Database<typeof schema>;

/** What the calls and pages of ЭлЖур work with. */
export type Eljur = { env: PlatformEnv; db: Db; control: Control };

/** A call that did not work; the answer says the state, whatever HTTP says. */
export class Refusal extends Error {
  constructor(
    readonly state: 400 | 401 | 403 | 404 | 409 | 410 | 429,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
