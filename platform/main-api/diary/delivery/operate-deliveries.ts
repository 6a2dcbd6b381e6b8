import { count, eq, min, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/platform/main-api/context';
import { diaryDelivery, diaryMark } from '@/platform/main-api/database/schema';
import { OperatorError } from '@/platform/main-api/user/features/set-feature';

const titles = [
  ['Задания', diaryDelivery],
  ['Отметки', diaryMark],
] as const;
type Table = (typeof titles)[number][1];

/** How many of those that were given up are listed. */
const SHOWN = 20;

/**
 * What operators see of what is on its way to diaries, and what they try again.
 *
 * @param args nothing to look; `retry` for all that was given up, or with an id for one
 * @returns lines to be read
 * @throws OperatorError for anything else
 */
export async function operateDeliveries(db: Db, args: readonly string[]): Promise<string[]> {
  const [order, id, ...rest] = args;
  if (order === undefined) return (await Promise.all(titles.map((one) => look(db, one)))).flat();
  const isWrong = id !== undefined && !z.uuid().safeParse(id).success;
  if (order !== 'retry' || rest.length > 0 || isWrong)
    throw new OperatorError('После deliveries\u00A0— ничего, retry или retry <номер>.');
  const counts = await Promise.all(titles.map(([, table]) => retry(db, table, id)));
  const total = counts.reduce((sum, one) => sum + one, 0);
  if (id !== undefined && total === 0) throw new OperatorError(`Среди недошедших нет ${id}.`);
  return [`Ещё раз: ${total}. В\u00A0течение минуты их возьмут в\u00A0работу.`];
}

async function look(db: Db, [title, table]: (typeof titles)[number]): Promise<string[]> {
  const [waiting] = await db
    .select({ count: count(), oldest: min(table.since) })
    .from(table)
    .where(eq(table.state, 'sending'));
  const failed = await db
    .select({ id: table.id, since: table.since })
    .from(table)
    .where(eq(table.state, 'failed'))
    .orderBy(table.since);
  const oldest = waiting?.oldest
    ? ` (самое старое\u00A0— с\u00A0${waiting.oldest.toISOString()})`
    : '';
  return [
    `${title}: ждут ${waiting?.count ?? 0}${oldest}, не дошли ${failed.length}`,
    ...failed.slice(0, SHOWN).map((one) => `  ${one.id} с\u00A0${one.since.toISOString()}`),
  ];
}

/** The next sweep finds them. @returns how many there are */
async function retry(db: Db, table: Table, id?: string): Promise<number> {
  const isWanted = id === undefined ? sql`true` : eq(table.id, id);
  const { rowCount } = await db
    .update(table)
    .set({ state: 'sending', since: sql`now()` })
    .where(sql`${table.state} = 'failed' and ${isWanted}`);
  return rowCount ?? 0;
}
