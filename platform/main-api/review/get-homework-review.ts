import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { summarize } from '@/platform/main-api/homework/summarize';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import { findCorrections } from './corrections';
import { listFinished } from './work/list-work';
import { answersTo, commonestWrong, countVerdicts, type Given } from './work/task-statistics';

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

function statisticsOf(given: readonly Given[], secret: string) {
  const [most] = commonestWrong(given, secret, 1);
  return { ...countVerdicts(given), commonestWrong: most ?? null };
}
