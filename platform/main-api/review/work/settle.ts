import { and, eq, sql } from 'drizzle-orm';
import { isOneOf } from '@/platform/kernel/database/database';
import { gradeOf, scorePercent } from '@/platform/main-api/attempt/score';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import type { Db, MainApi } from '@/platform/main-api/context';
import {
  acceptedAnswer,
  answer,
  answerReview,
  attempt,
  hintShown,
  homework,
} from '@/platform/main-api/database/schema';
import { fullPolicy } from '@/platform/main-api/homework/find-homework';
import { wantMarks } from '@/platform/main-api/diary/mark/want-marks';
import { groupBy } from '@/platform/main-api/journal/group-by';
import { assess, type AssessedTask } from './assess';

type AttemptRow = typeof attempt.$inferSelect;
type Reader = Pick<Db, 'select'>;

export type Settled = Pick<AttemptRow, 'score' | 'grade' | 'awaiting'>;

/** An attempt with what each of its tasks earned. */
export type AssessedAttempt = { attempt: AttemptRow; tasks: AssessedTask[] };

/** Assesses attempts at one homework with five questions to the database, however many they are. */
export async function assessAttempts(
  tx: Reader,
  { optionSecret }: Pick<MainApi, 'optionSecret'>,
  steps: readonly StepRevision[],
  attempts: readonly AttemptRow[],
): Promise<AssessedAttempt[]> {
  const [first] = attempts;
  if (!first) return [];
  const ids = attempts.map(({ id }) => id);
  const { homeworkId } = first;
  const [answers, reviews, accepted, hints, [of]] = await Promise.all([
    tx.select().from(answer).where(isOneOf(answer.attemptId, ids)),
    tx.select().from(answerReview).where(isOneOf(answerReview.attemptId, ids)),
    tx.select().from(acceptedAnswer).where(eq(acceptedAnswer.homeworkId, homeworkId)),
    listHints(tx, homeworkId, attempts),
    tx.select({ policy: homework.policy }).from(homework).where(eq(homework.id, homeworkId)),
  ]);
  const answersOf = groupBy(answers, ({ attemptId }) => attemptId);
  const reviewsOf = groupBy(reviews, ({ attemptId }) => attemptId);
  const hintCost = (of && fullPolicy(of.policy).hintCost) ?? 0;
  return attempts.map((row) => {
    const own = {
      answers: answersOf.get(row.id) ?? [],
      reviews: reviewsOf.get(row.id) ?? [],
      // Those of an attempt before are known as well.
      hints: hints.filter((one) => one.studentId === row.studentId && one.number <= row.number),
    };
    const work = { attemptId: row.id, steps, accepted, hintCost, ...own };
    return { attempt: row, tasks: assess(work, optionSecret) };
  });
}

/** The hints that these students have been shown in attempts at the homework. */
function listHints(tx: Reader, homeworkId: string, attempts: readonly AttemptRow[]) {
  const { stepNumber, taskId, count } = hintShown;
  const { studentId, number } = attempt;
  return tx
    .select({ stepNumber, taskId, count, studentId, number })
    .from(hintShown)
    .innerJoin(attempt, eq(attempt.id, hintShown.attemptId))
    .where(
      and(
        eq(attempt.homeworkId, homeworkId),
        isOneOf(
          studentId,
          attempts.map((row) => row.studentId),
        ),
      ),
    );
}

/** Score, grade and how many tasks wait for the teacher: what the tasks of an attempt come to. [HW-05] */
export function settledOf({ attempt: row, tasks }: AssessedAttempt): Settled & { score: number } {
  const sum = scorePercent(
    tasks.map(({ source, earned }) => ({ points: source.points, share: earned })),
  );
  const score = row.scoreByHand ?? sum;
  const awaiting = tasks.filter(({ isAwaiting }) => isAwaiting).length;
  return { score, grade: gradeOf(score), awaiting };
}

/**
 * Writes what the tasks of a finished attempt come to, and wants its mark in the diaries anew where it is
 * another one and nothing waits for the teacher. The attempt is locked by the caller. [REV-02]
 *
 * @returns the ids of the marks that diaries are to get
 */
export async function settle(
  tx: Pick<Db, 'select' | 'selectDistinct' | 'insert' | 'update'>,
  assessed: AssessedAttempt,
): Promise<string[]> {
  const { attempt: row, tasks } = assessed;
  await writeShares(tx, row.id, tasks);
  const settled = settledOf(assessed);
  const isSame = settled.score === row.score && settled.awaiting === row.awaiting;
  if (isSame) return [];
  await tx.update(attempt).set(settled).where(eq(attempt.id, row.id));
  return settled.awaiting > 0 ? [] : wantMarks(tx, row, { isChanged: true });
}

/** So that whoever reads an answer reads what it earned. */
export async function writeShares(
  tx: Pick<Db, 'update'>,
  attemptId: string,
  tasks: readonly AssessedTask[],
): Promise<void> {
  for (const { answer: given, share, stepNumber, source } of tasks)
    // Stored in four bytes.
    if (given && Math.fround(share) !== Math.fround(given.share))
      await tx
        .update(answer)
        .set({ share })
        .where(
          and(
            eq(answer.attemptId, attemptId),
            eq(answer.stepNumber, stepNumber),
            sql`${answer.taskId} = ${source.id}`,
          ),
        );
}
