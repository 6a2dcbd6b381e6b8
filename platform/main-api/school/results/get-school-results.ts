import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { attempt, homework, schoolClass, user } from '@/platform/main-api/database/schema';
import { isStudentOf } from '@/platform/main-api/school/people/list-school-students';
import { schoolOf } from '@/platform/main-api/school/school-of';
import { startOf } from './period';

/** Eighty classes with a dozen subjects each, and some more. */
const SHOWN = 2_000;

/** What the students of the school have done since a day, in sums: no student and no answer. [HW-11] */
export const getSchoolResults: Verb<'getSchoolResults'> = async (context, { query }) => {
  const { db } = context;
  const since = startOf(query.period, new Date());
  const schoolId = await schoolOf(db, callerOf(context).userId);
  return {
    since: since.toISOString(),
    rows: schoolId === null ? [] : await sumUp(db, schoolId, since),
  };
};

/** One statement: the best work of each student at each homework, then sums of them. */
async function sumUp(db: Db, schoolId: string, since: Date) {
  const best = db.$with('best').as(bestWork(db, schoolId, since));
  const teacher = sql<string | null>`case when ${user.schoolId} = ${schoolId}
    then concat_ws(' ', nullif(${user.surname}, ''), nullif(${user.name}, ''), nullif(${user.patronymic}, '')) end`;
  // Others than the school's are one row together, by no id.
  const teacherId = sql`case when ${user.schoolId} = ${schoolId} then ${user.id} end`;
  return db
    .with(best)
    .select({
      ...{ classId: schoolClass.id, classNumber: schoolClass.number },
      ...{ classLetter: schoolClass.letter, subjectId: best.subjectId },
      teacher: sql<string | null>`max(${teacher})`,
      homework: sql<number>`count(distinct ${best.homeworkId})::int`,
      students: sql<number>`count(distinct ${best.studentId})::int`,
      average: sql<number | null>`round(avg(${best.score}))::int`,
    })
    .from(best)
    .innerJoin(schoolClass, eq(schoolClass.id, best.classId))
    .innerJoin(user, eq(user.id, best.teacherId))
    .groupBy(schoolClass.id, best.subjectId, teacherId)
    .orderBy(asc(schoolClass.number), asc(schoolClass.letter), asc(best.subjectId))
    .limit(SHOWN);
}

function bestWork(db: Db, schoolId: string, since: Date) {
  const { studentId } = attempt;
  return db
    .select({
      ...{ classId: user.classId, studentId, homeworkId: homework.id },
      ...{ teacherId: homework.teacherId, subjectId: homework.subjectId },
      // What waits for the teacher has no mark yet.
      score: sql<number | null>`max(${attempt.score}) filter (where ${attempt.awaiting} = 0)`.as(
        'score',
      ),
    })
    .from(user)
    .innerJoin(attempt, eq(attempt.studentId, user.id))
    .innerJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(and(isStudentOf(schoolId), isNotNull(user.classId), gte(attempt.finishedAt, since)))
    .groupBy(user.classId, studentId, homework.id);
}
