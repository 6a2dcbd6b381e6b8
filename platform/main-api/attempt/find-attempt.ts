import { and, eq } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import {
  assertNotWithdrawn,
  attemptsAllowed,
  stateNow,
} from '@/platform/main-api/homework/find-homework';
import { countAttempts } from '@/platform/main-api/homework/summarize';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import type { Rules } from '@/platform/main-api/licence/plan';
import { attempt, homework } from '@/platform/main-api/database/schema';
import { whyNotFound } from '@/platform/main-api/student/retired-names';
import { isOnlyNamed } from '@/platform/main-api/student/without-account';

export type AttemptRow = typeof attempt.$inferSelect;
export type HomeworkRow = typeof homework.$inferSelect;

/**
 * The student's own attempt with its homework. That of another student is not found, so a guessed
 * code tells nothing.
 *
 * @throws ServiceError `attempt_not_found`, `name_removed`, `name_merged`, `homework_withdrawn`
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
  if (!row) throw await whyNotFound(db, studentId);
  assertNotWithdrawn(row.homework.state);
  return row;
}

/** How many attempts the student may still begin at the homework of this one; none at a closed one, nor without an account where
 * the teacher wants one. [HW-08] [TRUST-02] */
export async function countAttemptsLeft(
  db: Db,
  rules: Rules,
  { attempt: { studentId }, homework: of }: { attempt: AttemptRow; homework: HomeworkRow },
): Promise<number> {
  if (stateNow(of) === 'closed') return 0;
  if (of.policy.accountsOnly && (await isOnlyNamed(db, studentId))) return 0;
  const [limits, made] = await Promise.all([
    limitsAmong(db, rules, [studentId, of.teacherId]),
    countAttempts(db, of.id, studentId),
  ]);
  return Math.max(0, attemptsAllowed(of, limits) - made);
}
