import { and, asc, count, desc, eq, isNull, max, sql, type SQL } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { STUDENTS_ON_PAGE } from '@/lib/contract/school/people/people';
import { isOneOf } from '@/platform/kernel/database/database';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { activationCode, attempt, schoolClass, user } from '@/platform/main-api/database/schema';
import { schoolOf } from '@/platform/main-api/school/school-of';
import { foldedColumn, foldedName } from './folded-name';

/** Surname and name, or a double one. */
const MOST_WORDS = 4;

/** The students of the administrator's school, a page of them by surname. [HW-11] */
export const listSchoolStudents: Verb<'listSchoolStudents'> = async (context, { query }) => {
  const { db } = context;
  const { search = '', classId, page = 1 } = query;
  const schoolId = await schoolOf(db, callerOf(context).userId);
  if (schoolId === null) return { total: 0, students: [] };
  const which = and(isStudentOf(schoolId), isFound(search), isOfClass(classId));
  const [counted, students] = await Promise.all([
    db.select({ total: count() }).from(user).where(which),
    db
      .select({
        ...{ id: user.id, surname: user.surname, name: user.name, classId: user.classId },
        ...{ classNumber: user.classNumber, classLetter: user.classLetter },
      })
      .from(user)
      .where(which)
      .orderBy(asc(foldedColumn(user.surname)), asc(foldedColumn(user.name)), asc(user.id))
      .limit(STUDENTS_ON_PAGE)
      .offset((page - 1) * STUDENTS_ON_PAGE),
  ]);
  const ids = students.map(({ id }) => id);
  const [codes, works] = await Promise.all([listCodes(db, schoolId, ids), listWorks(db, ids)]);
  return {
    total: counted[0]?.total ?? 0,
    students: students.map((student) => ({
      ...student,
      code: codes.get(student.id) ?? null,
      lastWorkAt: works.get(student.id)?.toISOString() ?? null,
    })),
  };
};

/** Who is a student of the school, as long as they are somebody. */
export function isStudentOf(schoolId: string): SQL | undefined {
  const isStudent = sql`${roles.student} = any(${user.roles})`;
  return and(eq(user.schoolId, schoolId), isStudent, isNull(user.erasedAt));
}

/** Each word is the beginning of the surname or of the name, and nothing in it is a pattern. */
function isFound(search: string): SQL | undefined {
  const words = foldedName(search).split(' ').slice(0, MOST_WORDS);
  const begins = words
    .filter((word) => word !== '')
    .map(
      (word) =>
        sql`(starts_with(${foldedColumn(user.surname)}, ${word}) or starts_with(${foldedColumn(user.name)}, ${word}))`,
    );
  return and(...begins);
}

function isOfClass(classId: string | undefined): SQL | undefined {
  if (classId === undefined) return undefined;
  return classId === 'none' ? isNull(user.classId) : eq(user.classId, classId);
}

/** The last code of the school by which each of them came. */
async function listCodes(db: Db, schoolId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([activationCode.usedBy], {
      id: activationCode.usedBy,
      code: activationCode.code,
    })
    .from(activationCode)
    .innerJoin(schoolClass, eq(schoolClass.id, activationCode.classId))
    .where(and(isOneOf(activationCode.usedBy, ids), eq(schoolClass.schoolId, schoolId)))
    .orderBy(activationCode.usedBy, desc(activationCode.usedAt));
  return new Map(rows.map(({ id, code }) => [id ?? '', code]));
}

async function listWorks(db: Db, ids: string[]): Promise<Map<string, Date | null>> {
  const rows = await db
    .select({
      id: attempt.studentId,
      at: max(sql`greatest(${attempt.startedAt}, ${attempt.finishedAt})`).mapWith(
        attempt.startedAt,
      ),
    })
    .from(attempt)
    .where(isOneOf(attempt.studentId, ids))
    .groupBy(attempt.studentId);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
