import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { groupBy } from '@/platform/main-api/journal/group-by';
import { acceptsOthers } from '@/platform/tasks/tasks';
import { assess } from './work/assess';
import { describeAsked, describeGiven } from './work/describe-task';
import { loadDrawings } from './work/drawings';
import { listFinished } from './work/list-work';

/**
 * All answers to a task in the finished attempts at a homework: equal ones together, the most frequent
 * first, those who gave none last. [REV-02]
 *
 * @throws ServiceError `homework_not_found`, `task_not_in_homework`
 */
export const getTaskAnswers: Verb<'getTaskAnswers'> = async (context, { params }) => {
  const { db, optionSecret } = context;
  const own = await getOwnHomework(db, callerOf(context).userId, params.taskHash);
  const [steps, work] = await Promise.all([
    loadSteps(context, own.id),
    listFinished(context, own.id),
  ]);
  const isAsked = (one: { stepNumber: number; source: { id: string } }) =>
    one.stepNumber === params.stepNumber && one.source.id === params.taskId;
  // The task itself is told also when nobody has answered it yet.
  const nobody = {
    attemptId: '',
    steps,
    answers: [],
    reviews: [],
    accepted: [],
    hints: [],
    hintCost: 0,
  };
  const asked = assess(nobody, optionSecret).find(isAsked);
  if (!asked) throw new ServiceError('task_not_in_homework');
  const given = work.flatMap(({ attempt, student, tasks }) => {
    const task = tasks.find(isAsked);
    return task ? [{ attempt, student, task }] : [];
  });
  const drawingOf = await loadDrawings(
    db,
    given.map(({ attempt }) => attempt.id),
  );
  const groups = [...groupBy(given, ({ task }) => task.form).entries()].map(([form, answers]) => {
    const described = answers.map(({ attempt, student, task }) => ({
      ...{ userId: student.id, name: student.name, surname: student.surname },
      ...{ attemptCode: attempt.code, number: attempt.number },
      given: describeGiven(task, attempt.id, optionSecret, drawingOf(attempt.id, task)),
    }));
    return { form, own: described[0]?.given.own ?? null, answers: described };
  });
  const size = ({ form, answers }: (typeof groups)[number]) => (form === null ? 0 : answers.length);
  return {
    homework: { title: own.title, subjectId: own.subjectId },
    task: describeAsked(asked),
    acceptsOthers: acceptsOthers(asked.source),
    groups: groups.sort((a, b) => size(b) - size(a)),
  };
};
