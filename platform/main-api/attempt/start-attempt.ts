import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { ATTEMPT_CODE_PAIRS, pronounceableCode } from '@/platform/kernel/codes';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import {
  assertCanStart,
  assertNotWithdrawn,
  attemptsAllowed,
  getHomeworkByHash,
  type Homework,
} from '@/platform/main-api/homework/find-homework';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import { attempt, homework, user } from '@/platform/main-api/database/schema';
import { assertNamesLeft } from '@/platform/main-api/student/names-left';
import { assertNotRetired } from '@/platform/main-api/student/retired-names';
import { withoutAccount } from '@/platform/main-api/student/without-account';
import type { AttemptRow } from './find-attempt';

/**
 * Goes on with the unfinished attempt, else begins the next one while the limit allows. Pressed ten
 * times it begins one. [HW-02, HW-08]
 *
 * @throws ServiceError `homework_not_found`, `homework_closed`, `homework_withdrawn`,
 *   `attempts_exhausted`; of a student without an account also `account_required`, `names_exhausted`,
 *   `browser_names_exhausted`, `name_removed`, `name_merged`
 */
export const startAttempt: Verb<'startAttempt'> = async (context, { body }) => {
  const { db, env, journals } = context;
  const studentId = callerOf(context).userId;
  const found = await getHomeworkByHash(db, body.taskHash);
  assertNotWithdrawn(found.state);
  const last = await newestOf(db, found, studentId);
  if (last && !last.finishedAt) return placeIn(last);
  assertCanStart(found);
  const limits = await limitsAmong(db, env, [studentId, found.teacherId]);
  await db.transaction(async (tx) => {
    // Whose work is being moved or removed waits, and meets what came of it.
    const isStudent = eq(user.id, studentId);
    const [student] = await tx.select(known).from(user).where(isStudent).for('key share');
    if (student?.isOnlyNamed) await assertMayBegin(tx, found, studentId);
    const newest = await newestOf(tx, found, studentId);
    // Begun by another press meanwhile.
    if (newest && !newest.finishedAt) return;
    const number = (newest?.number ?? 0) + 1;
    if (number > attemptsAllowed(found, limits)) throw new ServiceError('attempts_exhausted');
    if (number === 1 && student?.isOnlyNamed) {
      // One after the other, so that none of those who begin at once is counted too late.
      await tx.select().from(homework).where(eq(homework.id, found.id)).for('update');
      await assertNamesLeft(tx, env, found.id, student.browserHash);
    }
    const code = pronounceableCode(ATTEMPT_CODE_PAIRS);
    await tx
      .insert(attempt)
      .values({ code, homeworkId: found.id, studentId, number })
      .onConflictDoNothing({ target: [attempt.homeworkId, attempt.studentId, attempt.number] });
  });
  const begun = await newestOf(db, found, studentId);
  if (!begun) throw new ServiceError('internal');
  journals.tellMarks(found, [studentId]);
  return placeIn(begun);
};

const known = { isOnlyNamed: sql<boolean>`${withoutAccount}`, browserHash: user.browserHash };

const placeIn = ({ code, currentStep }: AttemptRow) => ({ attemptCode: code, currentStep });

function newestOf(db: Pick<Db, 'query'>, { id }: Homework, studentId: string) {
  return db.query.attempt.findFirst({
    where: and(eq(attempt.homeworkId, id), eq(attempt.studentId, studentId)),
    // Work that was returned goes on, be it not the newest.
    orderBy: [desc(isNull(attempt.finishedAt)), desc(attempt.number)],
  });
}

async function assertMayBegin(tx: Pick<Db, 'select'>, of: Homework, studentId: string) {
  if (of.policy.accountsOnly) throw new ServiceError('account_required');
  await assertNotRetired(tx, of.teacherId, studentId);
}
