import { and, eq, inArray, sql } from 'drizzle-orm';
import { isOneOf } from '@/platform/kernel/database/database';
import type { ListedName } from '@/lib/contract/class-list/class-list';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { givePlace } from '@/platform/main-api/class-list/membership';
import { renameOwn } from '@/platform/main-api/class-list/students/rename-listed-student';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { answer, attempt, file, user } from '@/platform/main-api/database/schema';
import { lockUntaken } from '@/platform/main-api/student/listed-name';
import { wantMarks } from '@/platform/main-api/diary/mark/want-marks';
import { getRow, lockStudents, retire, type OfJournal, type Transaction } from './lock-students';
import { findTargets } from './merge-targets';
import { isOfTeacher } from './of-teacher';
import { planMerge } from './plan-merge';
import { endMarks, removeAttempts } from './remove-attempts';

/**
 * Moves all work of a student without an account at the teacher's homework to another student of the
 * class: the child who has begun again under another name. Of all attempts the best counts, in diaries
 * as well; the place in a list goes with it. Where nobody has begun as the other, the student takes that
 * place and name, and goes on as before. [TRUST-02] [HW-06]
 *
 * @throws ServiceError `student_not_found` also for a target that is not of the class,
 *   `student_has_account`, `name_not_changeable` where the student would take the place of a listed name
 */
export const mergeStudent: Verb<'mergeStudent'> = async (context, { params, body }) => {
  const { db, journals, outbox } = context;
  const given = { teacherId: callerOf(context).userId, ...params, ...body };
  const toPassOn = await db.transaction((tx) => merge(tx, given));
  journals.tellAnything(given.teacherId);
  await outbox.look('mark', toPassOn);
  return { done: true };
};

type Merge = OfJournal & { intoId: string };

/** @returns the ids of the marks that diaries are to get */
async function merge(tx: Transaction, given: Merge): Promise<string[]> {
  const { teacherId, studentId, intoId } = given;
  const found = await getRow(tx, await lockStudents(tx, given), given);
  if (!found) return [];
  const [into] = await findTargets(tx, teacherId, found.student, eq(user.id, intoId));
  if (!into) throw new ServiceError('student_not_found', { field: 'body.intoId' });
  if (await lockUntaken(tx, intoId)) {
    await takePlace(tx, given, into);
    return [];
  }
  const { homeworkIds } = found;
  const moved = await moveAttempts(tx, given, homeworkIds);
  await endMarks(tx, studentId, homeworkIds);
  const marks: string[] = [];
  for (const id of moved.finishedAt)
    marks.push(
      ...(await wantMarks(tx, { homeworkId: id, studentId: intoId }, { isChanged: true })),
    );
  await retire(tx, given, homeworkIds);
  await givePlace(tx, teacherId, { from: studentId, to: intoId });
  await writeAudit(tx, {
    ...{ actor: `user:${teacherId}`, action: 'student.merge', subject: `user:${studentId}` },
    before: { homework: homeworkIds, attempts: moved.count },
    after: { into: `user:${intoId}`, dropped: moved.dropped },
  });
  return marks;
}

/** The student becomes the one whom the teacher has listed: as whom nobody works, nothing is to be moved. */
async function takePlace(
  tx: Transaction,
  { teacherId, studentId, intoId }: Merge,
  named: ListedName,
): Promise<void> {
  // Of who works for others too the name is not this teacher's to change.
  if (!(await renameOwn(tx, teacherId, studentId, named)))
    throw new ServiceError('name_not_changeable');
  await givePlace(tx, teacherId, { from: intoId, to: studentId });
  await writeAudit(tx, {
    ...{ actor: `user:${teacherId}`, action: 'student.merge', subject: `user:${intoId}` },
    after: { into: `user:${studentId}` },
  });
}

async function moveAttempts(
  tx: Transaction,
  { teacherId, studentId, intoId }: Merge,
  homeworkIds: string[],
) {
  const { id, homeworkId, startedAt } = attempt;
  // What was returned has a mark, and is kept like what is finished.
  const finishedAt =
    sql<Date | null>`coalesce(${attempt.finishedAt}, ${attempt.returnedAt})`.mapWith(
      attempt.finishedAt,
    );
  const answerCount = sql<number>`(select count(*)::int from ${answer}
    where ${answer.attemptId} = ${attempt.id} and not ${answer.empty})`;
  const rows = await tx
    .select({ id, homeworkId, studentId: attempt.studentId, startedAt, finishedAt, answerCount })
    .from(attempt)
    .where(
      and(
        inArray(attempt.studentId, [studentId, intoId]),
        inArray(attempt.homeworkId, homeworkIds),
        isOfTeacher(teacherId),
      ),
    );
  const { kept, dropped } = planMerge(rows, intoId);
  await removeAttempts(tx, dropped);
  // Numbers are unique at each moment: first all are below nought, then each has its own.
  const ids = kept.map((one) => one.id);
  await tx
    .update(attempt)
    .set({ number: sql`-${attempt.number}` })
    .where(inArray(attempt.id, ids));
  for (const one of kept)
    await tx
      .update(attempt)
      .set({ studentId: intoId, number: one.number })
      .where(eq(attempt.id, one.id));
  // Its pictures go with the work: whose the attempt is, theirs they are.
  await tx.update(file).set({ ownerId: intoId }).where(isOneOf(file.attemptId, ids));
  const own = rows.filter((one) => one.studentId === studentId);
  const ended = own.filter((one) => one.finishedAt !== null).map((one) => one.homeworkId);
  return { count: own.length, dropped: dropped.length, finishedAt: [...new Set(ended)] };
}
