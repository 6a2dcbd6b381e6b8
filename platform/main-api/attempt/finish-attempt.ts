import { and, eq, gte, isNotNull, ne } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { attempt, user } from '@/platform/main-api/database/schema';
import { wantMarks } from '@/platform/main-api/diary/mark/want-marks';
import { whyNotFound } from '@/platform/main-api/student/retired-names';
import { countFinishedTasks } from '@/platform/main-api/user/features/count-finished-tasks';
import { assessAttempts, settledOf, writeShares } from '@/platform/main-api/review/work/settle';
import { getOwnAttempt } from './find-attempt';
import { describeAttempt } from './get-attempt';
import { loadSteps } from './load-steps';

/** Ends the attempt: score and grade are computed here and nowhere else. Repeating it returns the same. [HW-05] */
export const finishAttempt: Verb<'finishAttempt'> = async (context, { params }) => {
  const { db, journals, outbox } = context;
  let toPassOn: string[] = [];
  const studentId = callerOf(context).userId;
  const row = await getOwnAttempt(db, studentId, params.attemptCode);
  const finished = await db.transaction(async (tx) => {
    // Whose work is being moved or removed waits, and meets what came of it.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, studentId)).for('key share');
    const [locked] = await tx
      .select()
      .from(attempt)
      .where(and(eq(attempt.id, row.attempt.id), eq(attempt.studentId, studentId)))
      .for('update');
    if (!locked) throw await whyNotFound(tx, studentId);
    if (locked.finishedAt) return locked;
    const steps = await loadSteps({ db: tx, catalogue: context.catalogue }, row.homework.id);
    const ended = { ...locked, finishedAt: new Date(), returnedAt: null };
    const [assessed] = await assessAttempts(tx, context, steps, [ended]);
    if (!assessed) throw new ServiceError('internal');
    const settled = settledOf(assessed);
    const { finishedAt, returnedAt } = ended;
    await tx
      .update(attempt)
      .set({ finishedAt, returnedAt, ...settled })
      .where(eq(attempt.id, locked.id));
    await writeShares(tx, locked.id, assessed.tasks);
    if (settled.awaiting === 0) {
      const isChanged = locked.returnedAt !== null || (await isBest(tx, { ...locked, ...settled }));
      toPassOn = await wantMarks(tx, locked, { isChanged });
    }
    // A repetition is of the same tasks.
    if (locked.number === 1 && locked.returnedAt === null) {
      const tasks = assessed.tasks.filter(({ answer }) => answer !== null).length;
      await countFinishedTasks(tx, context.env, { userId: studentId, tasks });
    }
    return { ...ended, ...settled };
  });
  journals.tellMarks(row.homework, [studentId]);
  await outbox.look('mark', toPassOn);
  return describeAttempt(context, { ...row, attempt: finished });
};

/** Whether it is better than all that the student had finished of this homework before. */
async function isBest(
  tx: Pick<Db, 'select'>,
  { id, homeworkId, studentId, score }: typeof attempt.$inferSelect,
): Promise<boolean> {
  const [asGood] = await tx
    .select({ id: attempt.id })
    .from(attempt)
    .where(
      and(
        ...[eq(attempt.homeworkId, homeworkId), eq(attempt.studentId, studentId)],
        ...[ne(attempt.id, id), isNotNull(attempt.finishedAt), gte(attempt.score, score ?? 0)],
      ),
    )
    .limit(1);
  return asGood === undefined;
}
