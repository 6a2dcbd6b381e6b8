import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { assertNotWithdrawn } from '@/platform/main-api/homework/find-homework';
import { attempt, homework } from '@/platform/main-api/database/schema';

export type AttemptRow = typeof attempt.$inferSelect;
export type HomeworkRow = typeof homework.$inferSelect;

/**
 * The student's own attempt with its homework. That of another student is not found, so a guessed
 * code tells nothing.
 *
 * @throws ServiceError `attempt_not_found`, `homework_withdrawn`
 */
export async function getOwnAttempt(
  db: Db,
  studentId: string,
  code: string,
): Promise<{ attempt: AttemptRow; homework: HomeworkRow }> {
  const [row] = await db
    .select({ attempt, homework })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(and(eq(attempt.code, code), eq(attempt.studentId, studentId)));
  if (!row) throw new ServiceError('attempt_not_found');
  assertNotWithdrawn(row.homework.state);
  return row;
}
