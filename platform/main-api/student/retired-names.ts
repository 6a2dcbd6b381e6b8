import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { RetiredHomework, Retirement } from '@/lib/contract/attempt/attempt';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { homework, retiredName, user } from '@/platform/main-api/database/schema';
import { spelled } from './spelled';

type Reader = Pick<Db, 'select'>;

const codes = { removed: 'name_removed', merged: 'name_merged' } as const;

const retired = sql<Retirement>`case when ${retiredName.mergedIntoId} is null then 'removed' else 'merged' end`;

/** What the teacher of a homework has last done with the work of a student; null when nothing. [TRUST-02] */
export function findRetirement(
  db: Reader,
  teacherId: string,
  studentId: string,
): Promise<Retirement | null> {
  return newest(db, and(eq(homework.teacherId, teacherId), eq(retiredName.studentId, studentId)));
}

/** @throws ServiceError `name_removed`, `name_merged` when the teacher does not want work of this student */
export async function assertNotRetired(
  db: Reader,
  teacherId: string,
  studentId: string,
): Promise<void> {
  refuse(await findRetirement(db, teacherId, studentId));
}

/**
 * That a name which the teacher has removed does not come back by the same browser. Spelled in
 * capitals, with ё for е or with other spaces it is the same name. [TRUST-02]
 *
 * @throws ServiceError `name_removed`, `name_merged`
 */
export async function assertNameNotRetired(
  db: Reader,
  teacherId: string,
  browserHash: string,
  person: { name: string; surname: string },
): Promise<void> {
  const isSame = sql`${spelled(sql`${user.surname} || ${user.name}`)} = ${spelled(sql`${person.surname + person.name}::text`)}`;
  refuse(
    await newest(
      db,
      and(eq(homework.teacherId, teacherId), eq(user.browserHash, browserHash), isSame),
    ),
  );
}

async function newest(db: Reader, where: SQL | undefined): Promise<Retirement | null> {
  const [row] = await db
    .select({ retired })
    .from(retiredName)
    .innerJoin(homework, eq(homework.id, retiredName.homeworkId))
    .innerJoin(user, eq(user.id, retiredName.studentId))
    .where(where)
    .orderBy(desc(retiredName.retiredAt))
    .limit(1);
  return row?.retired ?? null;
}

function refuse(found: Retirement | null): void {
  if (found) throw new ServiceError(codes[found]);
}

/** The homework at which a student's name is no longer in the journal, newest first. [TRUST-02] */
export function listRetired(db: Reader, studentId: string): Promise<RetiredHomework[]> {
  return db
    .select({ taskHash: homework.taskHash, title: homework.title, retired })
    .from(retiredName)
    .innerJoin(homework, eq(homework.id, retiredName.homeworkId))
    .where(eq(retiredName.studentId, studentId))
    .orderBy(desc(retiredName.retiredAt));
}

/**
 * Why an attempt is not the student's: it never was, or a teacher has taken it out of the journal.
 *
 * @returns to be thrown: `attempt_not_found`, `name_removed`, `name_merged`
 */
export async function whyNotFound(db: Reader, studentId: string): Promise<ServiceError> {
  const found = await newest(db, eq(retiredName.studentId, studentId));
  return new ServiceError(found ? codes[found] : 'attempt_not_found');
}
