import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { attempt, homework, user } from '@/platform/main-api/database/schema';
import { isAnswered } from '@/platform/main-api/student/is-answered';
import { freeListed } from '@/platform/main-api/student/listed-name';
import { lockWork } from '@/platform/main-api/student/lock-work';
import { withoutAccount } from '@/platform/main-api/student/without-account';
import type { Transaction } from './lock-students';
import { isOfTeacher } from './of-teacher';
import { removeAttempts } from './remove-attempts';

/**
 * Removes all rows without an account from the teacher's journal in which nothing is answered and nothing
 * finished: names that somebody has made up by the dozen. Who was one of them may begin again, and a listed name waits
 * for its student again. [TRUST-02]
 */
export const removeEmptyStudents: Verb<'removeEmptyStudents'> = async (context) => {
  const teacherId = callerOf(context).userId;
  const told = await context.db.transaction(async (tx) => {
    await lockWork(tx, studentsOf(await listEmpty(tx, teacherId)), isOfTeacher(teacherId));
    // Somebody may have answered meanwhile.
    const rows = await listEmpty(tx, teacherId);
    const students = studentsOf(rows);
    const removed = students.length;
    await removeAttempts(
      tx,
      rows.map(({ id }) => id),
    );
    await freeListed(tx, teacherId, students);
    if (removed > 0)
      await writeAudit(tx, {
        ...{ actor: `user:${teacherId}`, action: 'student.remove_empty' },
        ...{ subject: `user:${teacherId}`, after: { students: removed } },
      });
    return { removed };
  });
  context.journals.tellAnything(teacherId);
  return told;
};

type Empty = { id: string; studentId: string };

const studentsOf = (rows: readonly Empty[]) => [...new Set(rows.map((row) => row.studentId))];

/** The attempts of the rows that are empty. */
function listEmpty(tx: Transaction, teacherId: string): Promise<Empty[]> {
  const isWorked = sql`(${attempt.score} is not null or ${isAnswered})`;
  const worked = tx
    .select({ id: attempt.studentId })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(and(eq(homework.teacherId, teacherId), isWorked));
  const { id, studentId } = attempt;
  return tx
    .select({ id, studentId })
    .from(attempt)
    .innerJoin(user, eq(user.id, attempt.studentId))
    .where(
      and(
        ...[isOfTeacher(teacherId), withoutAccount, isNull(attempt.score)],
        sql`not ${inArray(attempt.studentId, worked)}`,
      ),
    );
}
