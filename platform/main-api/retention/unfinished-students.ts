import { and, asc, eq, gt, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  isOlderThan,
  type RetentionDb,
  type RetentionRule,
} from '@/platform/kernel/database/retention';
import {
  answer,
  attempt,
  classList,
  classListMember,
  session,
  user,
} from '@/platform/main-api/database/schema';
import { keptTables, type Person } from '@/platform/main-api/person/kept-data';
import { isUntaken } from '@/platform/main-api/student/listed-name';
import { lockWork } from '@/platform/main-api/student/lock-work';

type Reader = Pick<RetentionDb, 'select'>;

const AT_ONCE = 200;
/** A row of somebody else still refers to the one that is to go; another waits for what this one has. */
const FAILURES = ['23503', '40P01'];

/**
 * Students who began with name and class, have finished nothing and have left no trace for so long, not
 * even a session that is used: they go with their attempts and answers. Whoever has a mark stays in the
 * journal, whom a teacher lists in the list; and names that were listed and are in no list any more, as whom
 * nobody has begun, go at once. [TRUST-10] [HW-06]
 */
export const removeUnfinishedStudents = (days: number): RetentionRule => ({
  name: 'unfinished_student',
  tables: [user, attempt, answer],
  period: 'UNFINISHED_STUDENT_DAYS',
  async remove(db) {
    let [removed, last] = [0, ''];
    for (;;) {
      const students = await listUnfinished(db, days, last);
      for (const student of students) if (await removeStudent(db, days, student)) removed += 1;
      const end = students.at(-1);
      if (!end) return removed;
      last = end.id;
    }
  },
});

/** @param after the id of the last one that was looked at, or '' */
function listUnfinished(db: Reader, days: number, after: string): Promise<Person[]> {
  const { id, ssoSub, roles, email, erasedAt } = user;
  return db
    .select({ id, ssoSub, roles, email, erasedAt })
    .from(user)
    .where(and(isUnfinished(db, days), after === '' ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}

/** A condition on users. */
function isUnfinished(db: Reader, days: number): SQL | undefined {
  const isYoung = (column: PgColumn) => sql`not (${isOlderThan(column, days)})`;
  const trace = db
    .select({ one: sql`1` })
    .from(attempt)
    .leftJoin(answer, eq(answer.attemptId, attempt.id))
    .where(
      and(
        eq(attempt.studentId, user.id),
        or(isNotNull(attempt.score), isYoung(attempt.startedAt), isYoung(answer.savedAt)),
      ),
    );
  const use = db
    .select({ one: sql`1` })
    .from(session)
    .where(and(eq(session.userId, user.id), isYoung(session.lastUsedAt)));
  const listed = db
    .select({ one: sql`1` })
    .from(classListMember)
    .where(eq(classListMember.studentId, user.id));
  const inList = db
    .select({ one: sql`1` })
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, classListMember.listId))
    .where(
      and(
        eq(classListMember.studentId, user.id),
        // One that was archived by mistake can be brought back.
        or(isNull(classList.archivedAt), isYoung(classList.archivedAt)),
      ),
    );
  const isLeft = and(
    ...[eq(user.providerType, 'link'), isNull(user.ssoSub), isNull(user.erasedAt)],
    ...[isNull(user.schoolId), isNull(user.classId), isOlderThan(user.createdAt, days)],
    ...[notExists(trace), notExists(use), notExists(inList)],
  );
  return or(isLeft, and(isUntaken, notExists(listed)));
}

/** @returns false for who has come back meanwhile, or on whom something hangs that has to stay */
async function removeStudent(db: RetentionDb, days: number, student: Person): Promise<boolean> {
  const isStudent = eq(user.id, student.id);
  try {
    return await db.transaction(async (tx) => {
      // Whoever begins an attempt at this moment waits, and finds that there is no such student.
      await lockWork(tx, [student.id]);
      const [still] = await tx
        .select({ id: user.id })
        .from(user)
        .where(and(isStudent, isUnfinished(tx, days)));
      if (!still) return false;
      for (const { table, of, erased } of keptTables) {
        const rows = of(student);
        if (erased === 'delete' && rows) await tx.delete(table).where(rows);
      }
      await tx.delete(attempt).where(eq(attempt.studentId, student.id));
      await tx.delete(user).where(isStudent);
      return true;
    });
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (FAILURES.includes(cause?.code ?? '')) return false;
    throw error;
  }
}
