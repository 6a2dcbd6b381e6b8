import { and, eq, sql } from 'drizzle-orm';
import type { TaskHints } from '@/lib/contract/attempt/attempt';
import { ServiceError } from '@/platform/kernel/errors';
import { getOwnAttempt, type AttemptRow } from '@/platform/main-api/attempt/find-attempt';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { answerReview, attempt, hintShown } from '@/platform/main-api/database/schema';
import { fullPolicy } from '@/platform/main-api/homework/find-homework';
import { whyNotFound } from '@/platform/main-api/student/retired-names';
import { countShownHints } from './hint-counts';

type Place = { attemptId: string; stepNumber: number; taskId: string };

/**
 * Shows the next hint of a task in an attempt that goes on. One that was shown stays shown, and costs once
 * however often it is asked for. [REV-05]
 *
 * @throws ServiceError `attempt_not_found`, `name_removed`, `name_merged`, `homework_withdrawn`,
 *   `task_not_in_homework`, `attempt_finished`, `task_not_returned`, `hint_not_found` where the task has
 *   no such hint, the homework gives none, or the one before was not asked for
 */
export const showHint: Verb<'showHint'> = async (context, { params, body }) => {
  const { db } = context;
  const { attemptCode, stepNumber, taskId } = params;
  const studentId = callerOf(context).userId;
  const own = await getOwnAttempt(db, studentId, attemptCode);
  const step = (await loadSteps(context, own.homework.id))[stepNumber - 1];
  if (!step?.tasks.some(({ id }) => id === taskId)) throw new ServiceError('task_not_in_homework');
  const hints = step.hints.get(taskId) ?? [];
  const isGiven = fullPolicy(own.homework.policy).hintCost !== null;
  if (!isGiven || body.number > hints.length) throw new ServiceError('hint_not_found');
  const place = { attemptId: own.attempt.id, stepNumber, taskId };
  const count = await db.transaction(async (tx) => {
    await assertOpen(tx, studentId, place);
    return countShown(tx, own.attempt, place, body.number);
  });
  return describeHints(taskId, hints, count);
};

/** The hints of a task as far as they are shown; those after them are told to nobody. */
export function describeHints(taskId: string, hints: string[], count: number): TaskHints {
  return { taskId, total: hints.length, shown: hints.slice(0, count) };
}

/** That the task takes answers. Finishing, which counts the hints, waits until the transaction ends. */
async function assertOpen(
  tx: Pick<Db, 'select'>,
  studentId: string,
  { attemptId, stepNumber, taskId }: Place,
): Promise<void> {
  const [open] = await tx
    .select({ finishedAt: attempt.finishedAt, returnedAt: attempt.returnedAt })
    .from(attempt)
    .where(and(eq(attempt.id, attemptId), eq(attempt.studentId, studentId)))
    .for('no key update');
  if (!open) throw await whyNotFound(tx, studentId);
  if (open.finishedAt !== null) throw new ServiceError('attempt_finished');
  if (open.returnedAt === null) return;
  const [returned] = await tx
    .select({ isReturned: answerReview.isReturned })
    .from(answerReview)
    .where(
      and(
        ...[eq(answerReview.attemptId, attemptId), eq(answerReview.stepNumber, stepNumber)],
        ...[eq(answerReview.taskId, taskId), eq(answerReview.isReturned, true)],
      ),
    );
  if (!returned) throw new ServiceError('task_not_returned');
}

/** @returns how many are shown from now on */
async function countShown(
  tx: Pick<Db, 'select' | 'insert'>,
  of: AttemptRow,
  place: Place,
  number: number,
): Promise<number> {
  const counts = await countShownHints(tx, of, place.stepNumber);
  const shown = counts.get(place.taskId) ?? 0;
  if (number > shown + 1) throw new ServiceError('hint_not_found');
  if (number <= shown) return shown;
  await tx
    .insert(hintShown)
    .values({ ...place, count: number })
    .onConflictDoUpdate({
      target: [hintShown.attemptId, hintShown.stepNumber, hintShown.taskId],
      set: { count: number, shownAt: sql`now()` },
    });
  return number;
}
