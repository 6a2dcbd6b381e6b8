import type { HomeworkReview } from '@/lib/contract/review/review';
import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { verdictOf } from '@/platform/main-api/attempt/result/verdict';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { summarize } from '@/platform/main-api/homework/summarize';
import { groupBy } from '@/platform/main-api/journal/group-by';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import type { AssessedTask } from './work/assess';
import { findCorrections } from './corrections';
import { ownWords } from './work/describe-task';
import { listFinished, type StudentWork } from './work/list-work';

type Statistics = HomeworkReview['tasks'][number]['statistics'];
/** An answer to one task, and of whose attempt it is. */
type Given = { task: AssessedTask; attemptId: string };

/**
 * How the tasks of a homework went, and where answers wait for the teacher. Counts by task are for those
 * whose licence has them. [REV-02] [HW-08]
 *
 * @throws ServiceError `homework_not_found`
 */
export const getHomeworkReview: Verb<'getHomeworkReview'> = async (context, { params }) => {
  const { db, env, optionSecret } = context;
  const { userId } = callerOf(context);
  const own = await getOwnHomework(db, userId, params.taskHash);
  const [steps, work, [summary], limits, corrections] = await Promise.all([
    loadSteps(context, own.id),
    listFinished(context, own.id),
    summarize(db, [own]),
    limitsAmong(db, env, [userId]),
    findCorrections(context, own.id),
  ]);
  if (!summary) throw new ServiceError('homework_not_found');
  const { taskHash, title, subjectId, state, startedCount, finishedCount } = summary;
  const tasks = steps.flatMap((step, index) =>
    step.tasks.map(({ id, kind, prompt, points }) => {
      const given = answersTo(work, index + 1, id);
      return {
        ...{ stepNumber: index + 1, taskId: id, kind, prompt, points, stepTitle: step.title },
        awaiting: given.filter(({ task }) => task.isAwaiting).length,
        statistics: limits.taskStatistics ? statisticsOf(given, optionSecret) : null,
      };
    }),
  );
  return {
    ...{ taskHash, title, subjectId, state, startedCount, finishedCount, tasks },
    hasCorrections: corrections.length > 0,
    mayRegrade: limits.regrade,
  };
};

function answersTo(work: readonly StudentWork[], stepNumber: number, taskId: string): Given[] {
  return work.flatMap(({ attempt, tasks }) => {
    const task = tasks.find((one) => one.stepNumber === stepNumber && one.source.id === taskId);
    return task ? [{ task, attemptId: attempt.id }] : [];
  });
}

function statisticsOf(given: readonly Given[], secret: string): Statistics {
  const counts = { right: 0, partly: 0, wrong: 0 };
  for (const { task } of given) if (!task.isAwaiting) counts[verdictOf([task.share])] += 1;
  return { ...counts, commonestWrong: commonestWrong(given, secret) };
}

/** What a single student has answered is nothing common. */
function commonestWrong(given: readonly Given[], secret: string) {
  const wrong = given.filter(
    ({ task }) => task.form !== null && task.share === 0 && !task.isAwaiting,
  );
  const groups = [...groupBy(wrong, ({ task }) => task.form).values()];
  const most = groups.reduce<Given[]>((best, one) => (one.length > best.length ? one : best), []);
  const [first] = most;
  const own = first && most.length > 1 ? ownWords(first.task, first.attemptId, secret) : null;
  return own && { own, count: most.length };
}
