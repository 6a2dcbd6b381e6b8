import { and, eq } from 'drizzle-orm';
import type { Attempt } from '@/lib/contract/attempt/attempt';
import { ServiceError } from '@/platform/kernel/errors';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import { callerOf, type MainApi, type Verb } from '@/platform/main-api/context';
import { answer, user } from '@/platform/main-api/database/schema';
import { assessAttempts } from '@/platform/main-api/review/work/settle';
import { fullName } from '@/platform/main-api/user/full-name';
import {
  countAttemptsLeft,
  getOwnAttempt,
  type AttemptRow,
  type HomeworkRow,
} from './find-attempt';
import { toAttemptSummary } from './list-attempts';
import { loadSteps } from './load-steps';
import { toldOf } from './result/told';
import { verdictOf } from './result/verdict';

type AnswerRow = typeof answer.$inferSelect;

export const getAttempt: Verb<'getAttempt'> = async (context, { params }) => {
  const row = await getOwnAttempt(context.db, callerOf(context).userId, params.attemptCode);
  return describeAttempt(context, row);
};

/** An attempt with the state of each of its steps. Verdicts are told after the end, as the policy says. [HW-03] */
export async function describeAttempt(
  context: MainApi,
  row: { attempt: AttemptRow; homework: HomeworkRow },
): Promise<Attempt> {
  const { db, env } = context;
  const [steps, answers, teacher, attemptsLeft, told] = await Promise.all([
    loadSteps(context, row.homework.id),
    db
      .select()
      .from(answer)
      .where(and(eq(answer.attemptId, row.attempt.id), eq(answer.empty, false))),
    db.query.user.findFirst({ where: eq(user.id, row.homework.teacherId) }),
    countAttemptsLeft(db, env, row),
    row.attempt.finishedAt === null ? 'nothing' : toldOf(db, row),
  ]);
  if (!teacher) throw new ServiceError('internal');
  const waiting = await waitingSteps(context, steps, row.attempt);
  const described = steps.map((step, index) => {
    const given = answers.filter((one) => one.stepNumber === index + 1);
    return {
      number: index + 1,
      title: step.title,
      answered: step.tasks.every(({ id }) =>
        given.some((one) => one.taskId === id && one.complete),
      ),
      begun: given.length > 0,
      verdict:
        told === 'all' && !waiting.includes(index + 1) ? verdictOf(sharesOf(step, given)) : null,
    };
  });
  return {
    ...toAttemptSummary(row, described.filter(({ answered }) => answered).length),
    teacherName: fullName(teacher),
    currentStep: row.attempt.currentStep,
    attemptsLeft,
    scoreReason: told === 'nothing' ? null : row.attempt.scoreReason,
    steps: described,
  };
}

function sharesOf(step: StepRevision, given: AnswerRow[]): number[] {
  return step.tasks.map((task) => given.find((one) => one.taskId === task.id)?.share ?? 0);
}

/** The steps in which something waits for the teacher: nothing is said of them before. [REV-02] */
async function waitingSteps(
  context: MainApi,
  steps: readonly StepRevision[],
  row: AttemptRow,
): Promise<readonly number[]> {
  if (row.awaiting === 0) return [];
  const [assessed] = await assessAttempts(context.db, context, steps, [row]);
  const waiting = assessed?.tasks.filter(({ isAwaiting }) => isAwaiting) ?? [];
  return waiting.map(({ stepNumber }) => stepNumber);
}
