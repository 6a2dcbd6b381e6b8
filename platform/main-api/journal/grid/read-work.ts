import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { attempt, homework, user } from '@/platform/main-api/database/schema';
import { hasAccount } from '@/platform/main-api/student/without-account';

/** Which homework of a teacher a journal is about: by when it was created. */
export type Asked = { teacherId: string; from: Date; until: Date };

const column = {
  id: homework.id,
  taskHash: homework.taskHash,
  title: homework.title,
  grade: homework.grade,
  state: homework.state,
  policy: homework.policy,
  createdAt: homework.createdAt,
};
/** A homework as a column of the journal. */
export type Column = Pick<typeof homework.$inferSelect, keyof typeof column>;

export const studentColumns = {
  id: user.id,
  name: user.name,
  surname: user.surname,
  schoolId: user.schoolId,
  classId: user.classId,
  classNumber: user.classNumber,
  classLetter: user.classLetter,
  browserHash: user.browserHash,
  hasAccount,
};
export type Student = Pick<
  typeof user.$inferSelect,
  Exclude<keyof typeof studentColumns, 'hasAccount'>
> & { hasAccount: boolean };

/** What the journal shows of an attempt: it is asked for often, and the rest of a row is not read. */
export const attemptColumns = {
  id: attempt.id,
  code: attempt.code,
  number: attempt.number,
  finishedAt: attempt.finishedAt,
  score: attempt.score,
  grade: attempt.grade,
  awaiting: attempt.awaiting,
  returnedAt: attempt.returnedAt,
};
/** And of its homework. */
export const homeworkColumns = {
  id: homework.id,
  taskHash: homework.taskHash,
  stepCount: homework.stepCount,
};
/** An attempt as far as a mark depends on it. */
export type MarkRow = {
  attempt: Pick<typeof attempt.$inferSelect, keyof typeof attemptColumns>;
  homework: Pick<typeof homework.$inferSelect, keyof typeof homeworkColumns>;
};
export type WorkRow = MarkRow & { student: Student };

const isAsked = ({ teacherId, from, until }: Asked) =>
  and(
    eq(homework.teacherId, teacherId),
    gte(homework.createdAt, from),
    lt(homework.createdAt, until),
  );

/** The homework of a period, the newest first. */
export function listColumns(db: Pick<Db, 'select'>, asked: Asked): Promise<Column[]> {
  return db.select(column).from(homework).where(isAsked(asked)).orderBy(desc(homework.createdAt));
}

/** All attempts at the homework of a period, and whose they are. */
export function listWorkRows(db: Pick<Db, 'select'>, asked: Asked): Promise<WorkRow[]> {
  return db
    .select({ attempt: attemptColumns, homework: homeworkColumns, student: studentColumns })
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .innerJoin(user, eq(user.id, attempt.studentId))
    .where(isAsked(asked));
}
