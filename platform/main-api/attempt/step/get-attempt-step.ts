import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { AttemptStep } from '@/lib/contract/attempt/attempt';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import { presentTask } from '@/platform/tasks/tasks';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { answer, answerDrawing, answerReview, file } from '@/platform/main-api/database/schema';
import { fullPolicy } from '@/platform/main-api/homework/find-homework';
import {
  getOwnAttempt,
  type AttemptRow,
  type HomeworkRow,
} from '@/platform/main-api/attempt/find-attempt';
import { loadSteps, seedOf } from '@/platform/main-api/attempt/load-steps';
import { countShownHints } from './hint-counts';
import { describeHints } from './show-hint';

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
    ...(await hintsOf(db, row, params.stepNumber, step)),
    returned:
      returned
        ?.filter(({ stepNumber }) => stepNumber === params.stepNumber)
        .map(({ stepNumber: _, ...told }) => told) ?? null,
  };
};

/** The hints that can be asked for in a step, as far as they were. [REV-05] */
async function hintsOf(
  db: Db,
  { attempt: of, homework }: { attempt: AttemptRow; homework: HomeworkRow },
  stepNumber: number,
  { tasks, hints }: StepRevision,
): Promise<Pick<AttemptStep, 'hints' | 'hintCost'>> {
  const { hintCost } = fullPolicy(homework.policy);
  const withHints = tasks.flatMap(({ id }) => {
    const own = hints.get(id) ?? [];
    return own.length > 0 ? [{ id, own }] : [];
  });
  if (hintCost === null || withHints.length === 0) return { hints: [], hintCost: 0 };
  const shown = await countShownHints(db, of, stepNumber);
  return {
    hints: withHints.map(({ id, own }) => describeHints(id, own, shown.get(id) ?? 0)),
    hintCost,
  };
}

/** The tasks of an attempt that the teacher wants done again, with what they have drawn. [REV-03] */
async function findReturned(db: Db, attemptId: string) {
  const { stepNumber, taskId, comment, isReturned } = answerReview;
  const isOfTask = and(
    eq(answerDrawing.attemptId, attemptId),
    eq(answerDrawing.stepNumber, stepNumber),
    eq(answerDrawing.taskId, taskId),
    // It is of the answer that was returned, whatever the student has given since.
    eq(answerDrawing.ofAnswer, answerReview.ofAnswer),
  );
  const rows = await db
    .select({ stepNumber, taskId, comment, drawing: answerDrawing.pictures })
    .from(answerReview)
    .leftJoin(answerDrawing, isOfTask)
    .where(and(eq(answerReview.attemptId, attemptId), eq(isReturned, true)));
  const drawn = rows.flatMap(({ drawing }) => (drawing ?? []).map(({ fileUuid }) => fileUuid));
  const there = await whichAreThere(db, attemptId, drawn);
  return rows.map(({ drawing, ...row }) => ({
    ...row,
    drawing: (drawing ?? []).filter(({ fileUuid }) => there.includes(fileUuid)),
  }));
}

/** A picture that is in no answer any more goes after some days. */
async function whichAreThere(db: Db, attemptId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const isThere = and(eq(file.attemptId, attemptId), isNotNull(file.storedAt));
  const rows = await db
    .select({ id: file.id })
    .from(file)
    .where(and(inArray(file.id, ids), isThere));
  return rows.map(({ id }) => id);
}
