import { and, desc, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { ATTEMPT_CODE_PAIRS, pronounceableCode } from '@/platform/kernel/codes';
import { callerOf, type Verb } from '@/platform/main-api/context';
import {
  assertCanStart,
  assertNotWithdrawn,
  attemptsAllowed,
  getHomeworkByHash,
} from '@/platform/main-api/homework/find-homework';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import { attempt, homework } from '@/platform/main-api/database/schema';
import { assertNamesLeft, isOnlyNamed } from './names-left';

/**
 * Goes on with the unfinished attempt, else begins the next one while the limit allows. Pressed ten
 * times it begins one. [HW-02, HW-08]
 *
 * @throws ServiceError `homework_not_found`, `homework_closed`, `homework_withdrawn`,
 *   `attempts_exhausted`, `names_exhausted`
 */
export const startAttempt: Verb<'startAttempt'> = async (context, { body }) => {
  const { db, env } = context;
  const studentId = callerOf(context).userId;
  const found = await getHomeworkByHash(db, body.taskHash);
  assertNotWithdrawn(found.state);
  const newest = () =>
    db.query.attempt.findFirst({
      where: and(eq(attempt.homeworkId, found.id), eq(attempt.studentId, studentId)),
      orderBy: desc(attempt.number),
    });
  const last = await newest();
  if (last && !last.finishedAt) return { attemptCode: last.code, currentStep: last.currentStep };
  assertCanStart(found);
  const number = (last?.number ?? 0) + 1;
  const limits = await limitsAmong(db, env, [studentId, found.teacherId]);
  if (number > attemptsAllowed(found, limits)) throw new ServiceError('attempts_exhausted');
  const code = pronounceableCode(ATTEMPT_CODE_PAIRS);
  await db.transaction(async (tx) => {
    if (number === 1 && (await isOnlyNamed(tx, studentId))) {
      // One after the other, so that none of those who begin at once is counted too late.
      await tx.select().from(homework).where(eq(homework.id, found.id)).for('update');
      await assertNamesLeft(tx, env, found.id);
    }
    await tx
      .insert(attempt)
      .values({ code, homeworkId: found.id, studentId, number })
      .onConflictDoNothing({ target: [attempt.homeworkId, attempt.studentId, attempt.number] });
  });
  const begun = await newest();
  if (!begun) throw new ServiceError('internal');
  return { attemptCode: begun.code, currentStep: begun.currentStep };
};
