import { desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { SendLetter } from './letter';
import type { MailboxTable } from './letter-tables';

type Db = Pick<NodePgDatabase<Record<string, unknown>>, 'insert' | 'select' | 'delete'>;

const SHOWN = 50;

/** Keeps letters in a table of the demo instead of sending them. */
export function sendToMailbox(db: Db, table: MailboxTable): SendLetter {
  return async (id, letter) => {
    await db
      .insert(table)
      .values({ id, ...letter })
      .onConflictDoNothing();
    return 'accepted';
  };
}

/** The newest letters, of one recipient when one is named. */
export function listMailbox(db: Db, table: MailboxTable, recipient: string | undefined) {
  return db
    .select()
    .from(table)
    .where(recipient === undefined ? undefined : eq(table.recipient, recipient))
    .orderBy(desc(table.createdAt))
    .limit(SHOWN);
}
