import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { createBatcher } from '@/platform/kernel/batch';
import { preparedStatement } from '@/platform/kernel/database/database';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Logger } from '@/platform/kernel/logger';
import type { Db } from '@/platform/main-api/context';
import { session } from '@/platform/main-api/database/schema';
import { isOver, sessionLimits, type SessionTimes } from './session-state';

/** The last use is kept to so many milliseconds: less than any idle end. */
const USE_EVERY = 5 * 60_000;

/** The sessions behind tokens. */
export type Sessions = {
  /**
   * The session of this id while it goes on, else null. Asked of the database each time, so that what
   * ends one holds at once.
   */
  find(id: string): Promise<SessionTimes | null>;
};

type Row = SessionTimes & { id: string };

const milliseconds = (column: PgColumn) => sql`(extract(epoch from ${column}) * 1000)::float8`;

const selectSessions = preparedStatement<Row>(
  'select_sessions',
  sql`select ${session.id}, ${milliseconds(session.expiresAt)} as "expiresAt",
    ${milliseconds(session.lastUsedAt)} as "lastUsedAt", ${session.isShared} as "isShared",
    ${milliseconds(session.unconfirmedSince)} as "unconfirmedSince"
    from ${session} where ${session.id} = any(${sql.placeholder('ids')})`,
);

/** Asks and writes in one statement for all calls that come at the same time. [TRUST-05] */
export function createSessions(db: Db, env: PlatformEnv, log: Logger): Sessions {
  const limits = sessionLimits(env);
  const read = createBatcher<string, SessionTimes | undefined>({
    maxSize: 200,
    lanes: 2,
    isOfAll: () => true,
    run: async (ids) => {
      const rows = await selectSessions(db, { ids });
      const found = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => found.get(id));
    },
  });
  const markUsed = createBatcher<string, void>({
    maxSize: 500,
    lanes: 1,
    isOfAll: () => true,
    run: async (ids) => {
      await db.execute(
        sql`update ${session} set last_used_at = now() where ${session.id} = any(${sql.param(ids)})
          and ${session.lastUsedAt} < now() - ${USE_EVERY} * interval '1 millisecond'`,
      );
      return ids.map(() => undefined);
    },
  });
  return {
    find: async (id) => {
      const found = await read(id);
      const now = Date.now();
      if (!found || isOver(found, limits, now)) return null;
      // Nobody waits for it.
      if (now - found.lastUsedAt > USE_EVERY)
        markUsed(id).catch((error: unknown) => {
          const cause = error instanceof Error ? error.name : 'unknown';
          log.warn({ cause }, 'the use of a session was not kept');
        });
      return found;
    },
  };
}
