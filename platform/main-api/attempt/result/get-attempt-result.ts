import { and, eq, isNull } from 'drizzle-orm';
import type { AttemptResult, ReviewedTask } from '@/lib/contract/attempt/attempt';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { attempt } from '@/platform/main-api/database/schema';
import type { AssessedTask } from '@/platform/main-api/review/work/assess';
import { describeRemark, pointsOf } from '@/platform/main-api/review/work/describe-task';
import { loadDrawings } from '@/platform/main-api/review/work/drawings';
import { assessAttempts } from '@/platform/main-api/review/work/settle';
import type { Presentation } from '@/platform/tasks/tasks';
import {
  countAttemptsLeft,
  getOwnAttempt,
  type AttemptRow,
  type HomeworkRow,
} from '@/platform/main-api/attempt/find-attempt';
import { loadSteps, seedOf } from '@/platform/main-api/attempt/load-steps';
import { revealGiven } from './reveal-given';
import { toldOf } from './told';
import { verdictOf } from './verdict';

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
  const [steps, attemptsLeft] = await Promise.all([
    loadSteps(context, row.homework.id),
    countAttemptsLeft(db, env, row),
  ]);
  const drawingOf = await loadDrawings(db, [row.attempt.id]);
  const [assessed] = await assessAttempts(db, context, steps, [row.attempt]);
  // Without another attempt right answers help nobody to a better mark.
  const tellsAll = attemptsLeft === 0;
  const presentation = { seed: seedOf(row.attempt.id), secret: optionSecret };
  const tasks = assessed?.tasks ?? [];
  return {
    withheld,
    steps: steps.map((_, index) => ({
      number: index + 1,
      tasks: tasks
        .filter(({ stepNumber }) => stepNumber === index + 1)
        .map((task) => ({
          ...reviewTask(task, presentation, tellsAll),
          drawing: drawingOf(row.attempt.id, task).pictures,
        })),
    })),
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
  task: AssessedTask,
  presentation: Presentation,
  tellsAll: boolean,
): Omit<ReviewedTask, 'drawing'> {
  const { source, key, answer: given, review, isAwaiting, share, explanation, hintsShown } = task;
  const { id, kind, prompt, image, points } = source;
  const told = revealGiven(source, key, given?.value ?? null, presentation);
  const isTold = tellsAll || given?.complete === true;
  return {
    taskId: id,
    kind,
    prompt,
    ...(image && { image }),
    verdict: verdictOf([share]),
    own: told.own,
    right: isTold ? told.right : null,
    explanation: isTold ? explanation : null,
    ...{ points, earned: pointsOf(task.earned, source), isAwaiting, hintsShown },
    remark: review && describeRemark(task, review),
  };
}
