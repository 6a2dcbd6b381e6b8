import { asc, eq } from 'drizzle-orm';
import type { AttemptReview } from '@/lib/contract/review/review';
import { ServiceError } from '@/platform/kernel/errors';
import { loadSteps } from '@/platform/main-api/attempt/load-steps';
import { shownAttempt } from '@/platform/main-api/attempt/shown-attempt';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { attempt, user } from '@/platform/main-api/database/schema';
import { stateNow } from '@/platform/main-api/homework/find-homework';
import { groupBy } from '@/platform/main-api/journal/group-by';
import { hasAccount } from '@/platform/main-api/student/without-account';
import { describeAsked, describeGiven } from './work/describe-task';
import { loadDrawings } from './work/drawings';
import { getWork, type OwnWork } from './work/find-work';
import { assessAttempts } from './work/settle';

const { id, name, surname, classNumber, classLetter } = user;
const student = { id, name, surname, classNumber, classLetter, hasAccount };
type Work = { attempt: OwnWork['attempt']; student: Student };
type Student = Awaited<ReturnType<typeof listWork>>[number]['student'];

/**
 * An attempt as its teacher sees it, finished or not: what the student is still doing is told as far as
 * it is saved. [REV-01]
 *
 * @throws ServiceError `attempt_not_found`
 */
export const getAttemptReview: Verb<'getAttemptReview'> = async (context, { params }) => {
  const { db, optionSecret } = context;
  const own = await getWork(db, callerOf(context).userId, params.attemptCode);
  const [steps, work, drawingOf] = await Promise.all([
    loadSteps(context, own.homework.id),
    listWork(db, own.homework.id),
    loadDrawings(db, [own.attempt.id]),
  ]);
  const [assessed] = await assessAttempts(db, context, steps, [own.attempt]);
  const row = work.find((one) => one.attempt.id === own.attempt.id);
  if (!assessed || !row) throw new ServiceError('attempt_not_found');
  const { taskHash, title, subjectId } = own.homework;
  const tasks = assessed.tasks.map((task) => ({
    ...describeAsked(task),
    given: describeGiven(task, own.attempt.id, optionSecret, drawingOf(own.attempt.id, task)),
  }));
  return {
    ...describeAttempt(own.attempt),
    homework: { taskHash, title, subjectId, state: stateNow(own.homework) },
    student: { ...named(row.student), ...placeOf(row.student) },
    attempts: work
      .filter((one) => one.student.id === row.student.id)
      .map((one) => toAttempt(one.attempt)),
    classmates: classmatesOf(work, row.student),
    tasks,
  };
};

function listWork(db: Db, homeworkId: string) {
  return db
    .select({ attempt, student })
    .from(attempt)
    .innerJoin(user, eq(user.id, attempt.studentId))
    .where(eq(attempt.homeworkId, homeworkId))
    .orderBy(asc(attempt.number));
}

const named = (of: Student) => ({ userId: of.id, name: of.name, surname: of.surname });

const placeOf = (of: Student) => ({
  hasAccount: of.hasAccount,
  classNumber: of.classNumber,
  classLetter: of.classLetter,
});

function describeAttempt(row: OwnWork['attempt']) {
  return {
    ...toAttempt(row),
    startedAt: row.startedAt.toISOString(),
    returnedAt: row.returnedAt?.toISOString() ?? null,
    scoreByHand: row.scoreByHand,
    scoreReason: row.scoreReason,
    awaitingCount: row.awaiting,
    version: row.reviewVersion,
  };
}

const toAttempt = ({ code, number, finishedAt, score, grade }: OwnWork['attempt']) => ({
  ...{ attemptCode: code, number, score, grade },
  finishedAt: finishedAt?.toISOString() ?? null,
});

/** In the order of the journal, each with the attempt that it shows. */
function classmatesOf(work: Work[], of: Student): AttemptReview['classmates'] {
  const ofClass = work.filter(
    (one) =>
      one.student.classNumber === of.classNumber && one.student.classLetter === of.classLetter,
  );
  const collator = new Intl.Collator('ru');
  return [...groupBy(ofClass, (one) => one.student.id).values()]
    .map((attempts) => {
      const shown = shownAttempt(attempts as [Work, ...Work[]], (one) => one.attempt);
      return { ...named(shown.student), attemptCode: shown.attempt.code };
    })
    .sort((a, b) => collator.compare(`${a.surname} ${a.name}`, `${b.surname} ${b.name}`));
}
