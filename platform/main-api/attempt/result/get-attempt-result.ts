import { and, eq, isNull } from 'drizzle-orm';
import type { AttemptResult, ReviewedTask } from '@/lib/contract/attempt/attempt';
import { ServiceError } from '@/platform/kernel/errors';
import type { StepRevision } from '@/platform/main-api/content/catalogue';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { answer, attempt } from '@/platform/main-api/database/schema';
import type { TaskSource } from '@/platform/tasks/registry';
import { revealAnswer, type Presentation } from '@/platform/tasks/tasks';
import {
  countAttemptsLeft,
  getOwnAttempt,
  type AttemptRow,
  type HomeworkRow,
} from '@/platform/main-api/attempt/find-attempt';
import { loadSteps, seedOf } from '@/platform/main-api/attempt/load-steps';
import { toldOf } from './told';
import { verdictOf } from './verdict';

type AnswerRow = typeof answer.$inferSelect;

/**
 * Own answers, right answers and explanations of the student's own finished attempt, as far as the
 * policy of the homework allows. [HW-03] [HW-08]
 *
 * @throws ServiceError `attempt_not_found`, `attempt_not_finished`, `homework_withdrawn`
 */
export const getAttemptResult: Verb<'getAttemptResult'> = async (context, { params }) => {
  const { db, env, optionSecret } = context;
  const row = await getOwnAttempt(db, callerOf(context).userId, params.attemptCode);
  if (row.attempt.finishedAt === null) throw new ServiceError('attempt_not_finished');
  const withheld = await reasonToWithhold(db, row);
  if (withheld !== null) return { withheld, steps: [] };
  const [steps, answers, attemptsLeft] = await Promise.all([
    loadSteps(context, row.homework.id),
    db.select().from(answer).where(eq(answer.attemptId, row.attempt.id)),
    countAttemptsLeft(db, env, row),
  ]);
  // Without another attempt right answers help nobody to a better mark.
  const tellsAll = attemptsLeft === 0;
  const presentation = { seed: seedOf(row.attempt.id), secret: optionSecret };
  return {
    withheld,
    steps: steps.map((step, index) => {
      const number = index + 1;
      const given = answers.filter(({ stepNumber }) => stepNumber === number);
      const tasks = step.tasks.map((task) =>
        reviewTask(
          step,
          task,
          given.find(({ taskId }) => taskId === task.id),
          presentation,
          tellsAll,
        ),
      );
      return { number, tasks };
    }),
  };
};

async function reasonToWithhold(
  db: Db,
  row: { attempt: AttemptRow; homework: HomeworkRow },
): Promise<AttemptResult['withheld']> {
  const told = await toldOf(db, row);
  if (told === 'nothing') return 'policy';
  if (told === 'score') return 'until_closed';
  const unfinished = await db.query.attempt.findFirst({
    columns: { id: true },
    where: and(
      eq(attempt.homeworkId, row.homework.id),
      eq(attempt.studentId, row.attempt.studentId),
      isNull(attempt.finishedAt),
    ),
  });
  return unfinished ? 'unfinished_attempt' : null;
}

/** Built field by field, so that a new field of the source is told only on purpose. */
function reviewTask(
  { keys, explanations }: StepRevision,
  source: TaskSource,
  given: AnswerRow | undefined,
  presentation: Presentation,
  tellsAll: boolean,
): ReviewedTask {
  const { id, kind, prompt, image } = source;
  const key = keys.get(id);
  if (!key) throw new Error(`Task ${id} has no key`);
  const review = reveal(source, key, given?.value ?? null, presentation);
  const isTold = tellsAll || given?.complete === true;
  return {
    taskId: id,
    kind,
    prompt,
    ...(image && { image }),
    verdict: verdictOf([given?.share ?? 0]),
    own: review.own,
    right: isTold ? review.right : null,
    explanation: isTold ? (explanations.get(id) ?? '') : null,
  };
}

/** An answer whose ids cannot be read any more, since the secret was changed, is as if none was given. */
function reveal(...[source, key, given, presentation]: Parameters<typeof revealAnswer>) {
  try {
    return revealAnswer(source, key, given, presentation);
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'answer_mismatch')) throw error;
    return revealAnswer(source, key, null, presentation);
  }
}
