import type { HomeworkReview } from '@/lib/contract/review/review';
import { verdictOf } from '@/platform/main-api/attempt/result/verdict';
import { groupBy } from '@/platform/main-api/journal/group-by';
import type { AssessedTask } from './assess';
import { ownWords } from './describe-task';
import type { StudentWork } from './list-work';

type Statistics = NonNullable<HomeworkReview['tasks'][number]['statistics']>;
type WrongAnswer = NonNullable<Statistics['commonestWrong']>;
/** An answer to one task, and of whose attempt it is. */
export type Given = { task: AssessedTask; attemptId: string };

/** What was given to one task of a homework. */
export function answersTo(
  work: readonly StudentWork[],
  stepNumber: number,
  taskId: string,
): Given[] {
  return work.flatMap(({ attempt, tasks }) => {
    const task = tasks.find((one) => one.stepNumber === stepNumber && one.source.id === taskId);
    return task ? [{ task, attemptId: attempt.id }] : [];
  });
}

/** How the answers were judged; those that wait for the teacher are not counted. [REV-02] */
export function countVerdicts(given: readonly Given[]): Omit<Statistics, 'commonestWrong'> {
  const counts = { right: 0, partly: 0, wrong: 0 };
  for (const { task } of given) if (!task.isAwaiting) counts[verdictOf([task.share])] += 1;
  return counts;
}

/** The wrong answers that were given most often: what a single student has answered is nothing common. */
export function commonestWrong(
  given: readonly Given[],
  secret: string,
  most: number,
): WrongAnswer[] {
  const wrong = given.filter(
    ({ task }) => task.form !== null && task.share === 0 && !task.isAwaiting,
  );
  return [...groupBy(wrong, ({ task }) => task.form).values()]
    .filter((group) => group.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, most)
    .flatMap((group) => {
      const [first] = group;
      const own = first ? ownWords(first.task, first.attemptId, secret) : null;
      return own ? [{ own, count: group.length }] : [];
    });
}
