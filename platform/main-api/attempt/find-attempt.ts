import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { Db } from '@/platform/main-api/context';
import {
  assertNotWithdrawn,
  attemptsAllowed,
  stateNow,
} from '@/platform/main-api/homework/find-homework';
import { countAttempts } from '@/platform/main-api/homework/summarize';
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

/** How many attempts the student may still begin at the homework of this one; none at a closed one. [HW-08] */
export async function countAttemptsLeft(
  db: Db,
  env: Pick<PlatformEnv, 'FREE_ATTEMPTS'>,
  { attempt: { studentId }, homework: of }: { attempt: AttemptRow; homework: HomeworkRow },
): Promise<number> {
  if (stateNow(of) === 'closed') return 0;
  return Math.max(0, attemptsAllowed(of, env) - (await countAttempts(db, of.id, studentId)));
}
