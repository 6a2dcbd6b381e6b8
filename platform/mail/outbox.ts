import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Logger } from '@/platform/kernel/logger';
import { describe } from '@/platform/kernel/service';
import type { Letter, SendLetter } from './letter';
import type { LetterTable } from './letter-tables';

/** What is wanted: a kind of letters, what it is about, and for how many seconds it is worth sending. */
export type LetterOrder<Kind extends string> = { kind: Kind; about: string; lifetime: number };

export type Outbox<Kind extends string> = {
  /**
   * Asks for a letter, which goes out later: the time of a request does not tell to whom one is written.
   * One that waits already is not asked for twice. [TRUST-07]
   */
  put(order: LetterOrder<Kind>): Promise<void>;
  /** Sends what is due. */
  deliver(): Promise<void>;
};

type Row = LetterTable['$inferSelect'];
type Db = Pick<NodePgDatabase<Record<string, unknown>>, 'insert' | 'update' | 'delete' | 'select'>;

/** In seconds; twice as long after each try. */
const FIRST_DELAY = 5;
const LONGEST_DELAY = 15 * 60;

/**
 * Letters as rows of a table, sent by whichever process gets to them first. A letter that was refused for
 * now is tried again until it expires. One of which nobody knows whether it went out is not sent again:
 * who misses it asks for another. [TRUST-07]
 *
 * @param compose the words of a letter, or null when there is nobody to write to
 */
export function createOutbox<Kind extends string>(
  { db, table }: { db: Db; table: LetterTable },
  compose: (order: { kind: Kind; about: string }) => Promise<Letter | null>,
  send: SendLetter,
  log: Logger,
): Outbox<Kind> {
  const remove = ({ id }: Row) => db.delete(table).where(eq(table.id, id));
  const postpone = ({ id, tries }: Row) => {
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1));
    const nextTryAt = sql`now() + ${delay} * interval '1 second'`;
    return db.update(table).set({ nextTryAt }).where(eq(table.id, id));
  };
  const work = async (row: Row) => {
    const order = { kind: row.kind as Kind, about: row.about };
    const letter = await compose(order).catch((error: unknown) => {
      log.warn({ kind: row.kind, cause: describe(error) }, 'a letter could not be written');
      return 'later' as const;
    });
    const outcome = await (letter === null || letter === 'later' ? letter : send(row.id, letter));
    if (outcome === 'later') return postpone(row);
    if (outcome === 'refused' || outcome === 'unknown')
      log.warn({ kind: row.kind, outcome }, 'a letter was not sent');
    return remove(row);
  };
  const deliver = async () => {
    for (let row = await claim(db, table); row; row = await claim(db, table)) await work(row);
    // On its way for so long only because the process that sent it has ended.
    await db.delete(table).where(lt(table.expiresAt, sql`now()`));
  };
  return {
    deliver: oneAtATime(deliver),
    put: async ({ kind, about, lifetime }) => {
      const expiresAt = sql`now() + ${lifetime} * interval '1 second'`;
      await db
        .insert(table)
        .values({ kind, about, expiresAt })
        .onConflictDoUpdate({
          target: [table.kind, table.about],
          set: { nextTryAt: sql`now()`, tries: 0, expiresAt },
          setWhere: isNull(table.nextTryAt),
        });
    },
  };
}

/** The letter that has waited longest, taken so that nobody else sends it. */
async function claim(db: Db, table: LetterTable): Promise<Row | undefined> {
  const due = and(
    isNotNull(table.nextTryAt),
    lte(table.nextTryAt, sql`now()`),
    gt(table.expiresAt, sql`now()`),
  );
  const first = db
    .select({ id: table.id })
    .from(table)
    .where(due)
    .orderBy(table.nextTryAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(table)
    .set({ nextTryAt: null, tries: sql`${table.tries} + 1` })
    .where(eq(table.id, first))
    .returning();
  return claimed;
}

/** Runs alone; asked for meanwhile, once more afterwards. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
  };
  return () => {
    isAskedAgain = running !== null;
    running ??= run().finally(() => (running = null));
    return running;
  };
}
