import { and, eq } from 'drizzle-orm';
import { isEmptyAnswer } from '@/lib/contract/tasks/answers';
import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps, seedOf } from '@/platform/main-api/attempt/load-steps';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { acceptedAnswer } from '@/platform/main-api/database/schema';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { acceptsOthers, readAnswer } from '@/platform/tasks/tasks';
import { listFinished } from './work/list-work';
import { changeMarks } from './mark-changes';

/**
 * Counts an answer that nobody had foreseen as right for all who have given it and all who will, or takes
 * that back. Only an answer that somebody has given can be accepted. [REV-04]
 *
 * @throws ServiceError `homework_not_found`, `task_not_in_homework` also for an answer that nobody gave,
 *   `invalid_request` for a kind whose answers are all known, `review_changed` when other marks than those
 *   that were told would change
 */
export const acceptAnswer: Verb<'acceptAnswer'> = async (context, { params, body }) => {
  const { db, optionSecret } = context;
  const homework = await getOwnHomework(db, callerOf(context).userId, params.taskHash);
  const { stepNumber, taskId } = params;
  const { form, isAccepted, print } = body;
  const work = await listFinished(context, homework.id);
  const [found] = work.flatMap(({ attempt, tasks }) => {
    const isIt = ({ source, ...one }: (typeof tasks)[number]) =>
      one.stepNumber === stepNumber && source.id === taskId && one.form === form;
    const task = tasks.find(isIt);
    return task?.answer ? [{ attempt, source: task.source, value: task.answer.value }] : [];
  });
  if (!found || isEmptyAnswer(found.value)) throw new ServiceError('task_not_in_homework');
  const { source, value, attempt } = found;
  if (!acceptsOthers(source)) throw new ServiceError('invalid_request', { field: 'taskId' });
  const presentation = { seed: seedOf(attempt.id), secret: optionSecret };
  const row = { homeworkId: homework.id, stepNumber, taskId, form };
  return changeMarks(context, {
    ...{ homework, print },
    stepsAfter: (tx) => loadSteps({ db: tx, catalogue: context.catalogue }, homework.id),
    async make(tx) {
      const authored = readAnswer(source, value, presentation);
      if (isAccepted)
        await tx
          .insert(acceptedAnswer)
          .values({ ...row, value: authored })
          .onConflictDoNothing();
      else
        await tx
          .delete(acceptedAnswer)
          .where(
            and(
              eq(acceptedAnswer.homeworkId, homework.id),
              eq(acceptedAnswer.stepNumber, stepNumber),
              eq(acceptedAnswer.taskId, taskId),
              eq(acceptedAnswer.form, form),
            ),
          );
    },
    audit: (tx, attempts, teacherId) =>
      writeAudit(tx, {
        ...{ actor: `user:${teacherId}`, action: 'answer.accept' },
        subject: `homework:${homework.taskHash}`,
        after: { step: stepNumber, task: taskId, form, isAccepted, attempts },
      }),
  });
};
