import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { presentTask } from '@/platform/tasks/tasks';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { answer, answerReview } from '@/platform/main-api/database/schema';
import { getOwnAttempt } from './find-attempt';
import { loadSteps, seedOf } from './load-steps';

/** The tasks of a step as this student sees them, with the answers given so far. */
export const getAttemptStep: Verb<'getAttemptStep'> = async (context, { params }) => {
  const { db, optionSecret } = context;
  const row = await getOwnAttempt(db, callerOf(context).userId, params.attemptCode);
  const steps = await loadSteps(context, row.homework.id);
  const step = steps[params.stepNumber - 1];
  if (!step) throw new ServiceError('task_not_in_homework');
  const answers = await db
    .select()
    .from(answer)
    .where(and(eq(answer.attemptId, row.attempt.id), eq(answer.stepNumber, params.stepNumber)));
  const returned = row.attempt.returnedAt === null ? null : await findReturned(db, row.attempt.id);
  const options = { seed: seedOf(row.attempt.id), secret: optionSecret };
  return {
    number: params.stepNumber,
    title: step.title,
    tasks: step.tasks.map((task) => presentTask(task, options)),
    answers: answers.map(({ taskId, sequence, value, savedAt }) => ({
      taskId,
      sequence,
      value,
      savedAt: savedAt.toISOString(),
    })),
    returned:
      returned
        ?.filter(({ stepNumber }) => stepNumber === params.stepNumber)
        .map(({ taskId, comment }) => ({ taskId, comment })) ?? null,
  };
};

/** The tasks of an attempt that the teacher wants done again. [REV-03] */
function findReturned(db: Db, attemptId: string) {
  const { stepNumber, taskId, comment, isReturned } = answerReview;
  return db
    .select({ stepNumber, taskId, comment })
    .from(answerReview)
    .where(and(eq(answerReview.attemptId, attemptId), eq(isReturned, true)));
}
