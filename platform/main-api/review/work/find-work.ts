import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { attempt, homework } from '@/platform/main-api/database/schema';
import { isOneOf } from '@/platform/kernel/database/database';

export type OwnWork = {
  attempt: typeof attempt.$inferSelect;
  homework: typeof homework.$inferSelect;
};

/**
 * An attempt at a homework of the teacher's own, be it withdrawn: that of another teacher is not found.
 *
 * @throws ServiceError `attempt_not_found`
 */
export async function getWork(
  db: Pick<Db, 'select'>,
  teacherId: string,
  code: string,
): Promise<OwnWork> {
  const [row] = await db
    .select({ attempt, homework })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(and(eq(attempt.code, code), eq(homework.teacherId, teacherId)));
  if (!row) throw new ServiceError('attempt_not_found');
  return row;
}

/**
 * Attempts at a homework, locked in one order: neither an answer nor another tab slips in.
 *
 * @param codes which of them; all that are finished when left out
 */
export function lockWork(
  tx: Pick<Db, 'select'>,
  homeworkId: string,
  codes?: readonly string[],
): Promise<(typeof attempt.$inferSelect)[]> {
  const which = codes ? isOneOf(attempt.code, [...codes]) : isNotNull(attempt.finishedAt);
  return tx
    .select()
    .from(attempt)
    .where(and(eq(attempt.homeworkId, homeworkId), which))
    .orderBy(asc(attempt.id))
    .for('update');
}

/** @throws ServiceError `attempt_not_finished` for one that is with the student */
export function assertFinished({ finishedAt }: OwnWork['attempt']): void {
  if (finishedAt === null) throw new ServiceError('attempt_not_finished');
}
