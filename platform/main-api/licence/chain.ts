import { and, asc, eq, gt, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { licence, user } from '@/platform/main-api/database/schema';
import { addMonths } from './add-months';

export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Licence = typeof licence.$inferSelect;
/** Names a line of an order. */
export type Line = Pick<Licence, 'orderId' | 'line'>;
/** Whom a licence serves. */
export type Served = Pick<
  Licence,
  'kind' | 'userId' | 'classId' | 'classNumber' | 'classLetter' | 'schoolId'
>;

/**
 * Until the end of the transaction nobody else grants or ends licences. There are few of them in a minute,
 * and with one lock no two transactions wait for each other.
 */
export async function lockLicences(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('licences'))`);
}

export const isLine = ({ orderId, line }: Line) =>
  and(eq(licence.orderId, orderId), eq(licence.line, line));

/** Begins a licence now, or at the end of those that serve the same teacher, class or school already. */
export async function begin(
  tx: Transaction,
  one: Line & Served & Pick<Licence, 'months'>,
): Promise<void> {
  const now = new Date();
  const [last] = await tx
    .select({ until: max(licence.until) })
    .from(licence)
    .where(and(servesTheSame(one), gt(licence.until, licence.from)));
  const begins = last?.until && last.until > now ? last.until : now;
  const { userId, classId, classNumber, classLetter, schoolId } = one;
  await tx
    .update(licence)
    .set({
      ...{ userId, classId, classNumber, classLetter, schoolId },
      ...{ from: begins, until: addMonths(begins, one.months) },
    })
    .where(isLine(one));
}

/** Moves the licences that have not begun to the end of the one that runs, after one of them was ended. */
export async function closeGap(tx: Transaction, ended: Served, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(licence)
    .where(and(servesTheSame(ended), gt(licence.until, licence.from), gt(licence.until, now)))
    .orderBy(asc(licence.from));
  let free = now;
  for (const row of rows) {
    if (row.from === null || row.until === null) continue;
    const isRunning = row.from <= now;
    const begins = isRunning || row.from < free ? row.from : free;
    const until = begins === row.from ? row.until : addMonths(begins, row.months);
    await tx.update(licence).set({ from: begins, until }).where(isLine(row));
    if (until > free) free = until;
  }
}

/** The licences after each other: those of one teacher, one class or one school. */
function servesTheSame(one: Served): SQL | undefined {
  const isOfHolder = and(
    one.userId === null ? isNull(licence.userId) : eq(licence.userId, one.userId),
    one.kind === 'class' ? isClass(one) : undefined,
  );
  const { kind, classId, schoolId } = one;
  const isOfClass = kind === 'class' && classId !== null ? eq(licence.classId, classId) : undefined;
  const isOfSchool = kind === 'school' && schoolId !== null ? servesSchool(schoolId) : undefined;
  return and(eq(licence.kind, kind), or(isOfHolder, isOfClass, isOfSchool));
}

/** Also when the school of its holder became known after it was granted. */
export function servesSchool(schoolId: string): SQL | undefined {
  const isHolderThere = sql`exists (select 1 from ${user} where ${user.id} = ${licence.userId} and ${user.schoolId} = ${schoolId})`;
  return or(
    eq(licence.schoolId, schoolId),
    and(eq(licence.kind, 'school'), isNull(licence.schoolId), isHolderThere),
  );
}

const isClass = ({ classNumber, classLetter }: Served) =>
  and(
    classNumber === null ? isNull(licence.classNumber) : eq(licence.classNumber, classNumber),
    eq(licence.classLetter, classLetter),
  );
