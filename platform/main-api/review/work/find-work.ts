import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { attempt, homework, user } from '@/platform/main-api/database/schema';
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
 * Attempts at a homework, their students locked before them as everywhere, in one order: neither an answer
 * nor another tab slips in, and whose work is being moved or removed waits.
 *
 * @param codes which of them; all that are finished when left out
 */
export async function lockAttempts(
  tx: Pick<Db, 'select'>,
  homeworkId: string,
  codes?: readonly string[],
): Promise<(typeof attempt.$inferSelect)[]> {
  const which = codes ? isOneOf(attempt.code, [...codes]) : isNotNull(attempt.finishedAt);
  const isAsked = and(eq(attempt.homeworkId, homeworkId), which);
  const students = tx.select({ id: attempt.studentId }).from(attempt).where(isAsked);
  await tx
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, students))
    .orderBy(asc(user.id))
    .for('key share');
  return tx.select().from(attempt).where(isAsked).orderBy(asc(attempt.id)).for('update');
}

/** @throws ServiceError `attempt_not_finished` for one that is with the student */
export function assertFinished({ finishedAt }: OwnWork['attempt']): void {
  if (finishedAt === null) throw new ServiceError('attempt_not_finished');
}
