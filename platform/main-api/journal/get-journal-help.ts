import type { HardTask } from '@/lib/contract/journal/help';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { callerOf, type Context, type Verb } from '@/platform/main-api/context';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import { listFinished } from '@/platform/main-api/review/work/list-work';
import {
  answersTo,
  commonestWrong,
  countVerdicts,
} from '@/platform/main-api/review/work/task-statistics';
import { getOwnHomework } from '@/platform/main-api/homework/find-homework';
import { readClasses } from './grid/read-classes';

/** Each is some questions to the database and the answers of a class: a term, or half a year. */
const MAX_HOMEWORK = 40;
const MAX_TASKS = 10;
const MAX_WRONG_ANSWERS = 3;

/**
 * The tasks of a period that a class found hardest, with what they answered wrong. Counts by task are for
 * those whose licence has them. A class that is not in the journal has none. [HW-06] [HW-08]
 */
export const getJournalHelp: Verb<'getJournalHelp'> = async (context, { query }) => {
  const { db, env } = context;
  const teacherId = callerOf(context).userId;
  const period = { from: new Date(query.from), until: new Date(query.until) };
  const [classes, { taskStatistics }] = await Promise.all([
    readClasses(db, { teacherId, ...period }),
    limitsAmong(db, env, [teacherId]),
  ]);
  const ofClass = classes.find(({ classId }) => classId === query.classId);
  const students = new Set(ofClass?.students.map(({ userId }) => userId));
  const homework = ofClass?.homework.map(({ taskHash }) => taskHash) ?? [];
  const lookedAt = taskStatistics ? homework.slice(0, MAX_HOMEWORK) : [];
  const tasks: HardTask[] = [];
  // One after the other: all together would hold the answers of a whole term at once.
  for (const taskHash of lookedAt)
    tasks.push(...(await listHardTasks(context, teacherId, taskHash, students)));
  return {
    tasks: taskStatistics ? tasks.sort(byHardness).slice(0, MAX_TASKS) : null,
    homeworkCount: homework.length,
    lookedAtCount: lookedAt.length,
  };
};

/** What one student alone has answered says nothing of a task. */
const countOf = ({ right, partly, wrong }: HardTask) => right + partly + wrong;
const isHard = (task: HardTask) => countOf(task) > 1 && task.right < countOf(task);

function byHardness(a: HardTask, b: HardTask): number {
  return a.right / countOf(a) - b.right / countOf(b) || countOf(b) - countOf(a);
}

async function listHardTasks(
  context: Context,
  teacherId: string,
  taskHash: string,
  students: ReadonlySet<string>,
): Promise<HardTask[]> {
  const { id, title, subjectId } = await getOwnHomework(context.db, teacherId, taskHash);
  const [steps, finished] = await Promise.all([loadSteps(context, id), listFinished(context, id)]);
  const work = finished.filter(({ student }) => students.has(student.id));
  return steps
    .flatMap((step, index) =>
      step.tasks.map((task) => {
        const given = answersTo(work, index + 1, task.id);
        return {
          ...{ taskHash, title, subjectId, stepNumber: index + 1, taskId: task.id },
          prompt: task.prompt,
          ...countVerdicts(given),
          commonestWrong: commonestWrong(given, context.optionSecret, MAX_WRONG_ANSWERS),
        };
      }),
    )
    .filter(isHard);
}
