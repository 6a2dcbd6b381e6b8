import { desc, eq } from 'drizzle-orm';
import type { Journal, Mark } from '@/lib/contract/journal/journal';
import { countAnsweredSteps } from '@/platform/main-api/attempt/list-attempts';
import { shownAttempt } from '@/platform/main-api/attempt/shown-attempt';
import { groupBy } from '@/platform/main-api/journal/group-by';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { attempt, homework, user } from '@/platform/main-api/database/schema';
import { hasAccount } from '@/platform/main-api/student/without-account';

type Class = Journal['classes'][number];

/** What the journal shows: it is asked for every few seconds, and the rest of a row is not read. */
export const shown = {
  attempt: {
    id: attempt.id,
    code: attempt.code,
    number: attempt.number,
    finishedAt: attempt.finishedAt,
    score: attempt.score,
    grade: attempt.grade,
    awaiting: attempt.awaiting,
    returnedAt: attempt.returnedAt,
  },
  homework: {
    id: homework.id,
    taskHash: homework.taskHash,
    stepCount: homework.stepCount,
  },
  student: {
    id: user.id,
    name: user.name,
    surname: user.surname,
    classNumber: user.classNumber,
    classLetter: user.classLetter,
    browserHash: user.browserHash,
    hasAccount,
  },
};
type Row = {
  attempt: Pick<typeof attempt.$inferSelect, keyof typeof shown.attempt>;
  homework: Pick<typeof homework.$inferSelect, keyof typeof shown.homework>;
  student: Pick<typeof user.$inferSelect, Exclude<keyof typeof shown.student, 'hasAccount'>> & {
    hasAccount: boolean;
  };
};
/** An attempt as far as a mark depends on it. */
export type MarkRow = Pick<Row, 'attempt' | 'homework'>;
type Column = Pick<typeof homework.$inferSelect, 'id' | 'taskHash' | 'title' | 'createdAt'>;

/** The teacher's journal: students by class, with the mark that counts for each homework. [HW-06] */
export const getJournal: Verb<'getJournal'> = async (context) => {
  const { db } = context;
  const isOwn = eq(homework.teacherId, callerOf(context).userId);
  const { id, taskHash, title, createdAt } = homework;
  const own = await db
    .select({ id, taskHash, title, createdAt })
    .from(homework)
    .where(isOwn)
    .orderBy(desc(createdAt));
  const rows = await db
    .select(shown)
    .from(attempt)
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .innerJoin(user, eq(user.id, attempt.studentId))
    .where(isOwn);
  const answered = await countAnsweredSteps(
    db,
    rows.map((row) => row.attempt.id),
  );
  const byClass = groupBy(rows, ({ student }) => classKey(student));
  const sharers = sharersOf(rows);
  const classes = [...byClass.values()].map((ofClass) => toClass(ofClass, own, answered, sharers));
  return { classes: classes.sort(compareClasses) };
};

function classKey({ classNumber, classLetter }: Row['student']): string {
  return `${classNumber ?? 'none'}-${classLetter}`;
}

/** The students without an account by the browser in which they gave their names. [TRUST-01] */
function sharersOf(rows: Row[]): Map<string | null, Set<string>> {
  const named = rows.filter(({ student }) => !student.hasAccount && student.browserHash !== null);
  const byBrowser = groupBy(named, ({ student }) => student.browserHash);
  return new Map(
    [...byBrowser].map(([hash, of]) => [hash, new Set(of.map(({ student }) => student.id))]),
  );
}

function toClass(
  rows: Row[],
  own: Column[],
  answered: Map<string, number>,
  sharers: ReturnType<typeof sharersOf>,
): Class {
  const done = new Set(rows.map((row) => row.homework.id));
  const students = [...groupBy(rows, (row) => row.student.id).values()].flatMap((ofStudent) => {
    const student = ofStudent[0]?.student;
    if (!student) return [];
    const byHomework = [...groupBy(ofStudent, (row) => row.homework.id).values()];
    const marks = byHomework.map((attempts) => markOf(attempts, answered));
    const { id: userId, name, surname, hasAccount: isKnown, browserHash } = student;
    const together = isKnown ? [] : [...(sharers.get(browserHash) ?? [])];
    const sameBrowser = together.filter((id) => id !== userId);
    return [{ userId, name, surname, hasAccount: isKnown, sameBrowser, marks }];
  });
  const collator = new Intl.Collator('ru');
  const first = rows[0]?.student;
  return {
    classId: first ? classKey(first) : '',
    classNumber: first?.classNumber ?? null,
    classLetter: first?.classLetter ?? '',
    homework: own
      .filter(({ id }) => done.has(id))
      .map(({ taskHash, title, createdAt }) => ({
        taskHash,
        title,
        createdAt: createdAt.toISOString(),
      })),
    students: students.sort((a, b) =>
      collator.compare(`${a.surname} ${a.name}`, `${b.surname} ${b.name}`),
    ),
  };
}

/** The mark of a student at one homework, by their attempts at it. */
export function markOf(rows: MarkRow[], answered: Map<string, number>): Mark {
  const shownRow = shownAttempt(rows as [MarkRow, ...MarkRow[]], (row) => row.attempt);
  const { attempt: counts, homework: of } = shownRow;
  return {
    taskHash: of.taskHash,
    attemptCode: counts.code,
    finishedAt: counts.finishedAt?.toISOString() ?? null,
    score: counts.score,
    grade: counts.grade,
    awaitingCount: counts.awaiting,
    isReturned: counts.returnedAt !== null,
    answeredCount: answered.get(counts.id) ?? 0,
    stepCount: of.stepCount,
  };
}

function compareClasses(a: Class, b: Class): number {
  const byNumber = (a.classNumber ?? 99) - (b.classNumber ?? 99);
  return byNumber || a.classLetter.localeCompare(b.classLetter, 'ru');
}
