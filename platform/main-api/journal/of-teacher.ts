import { sql } from 'drizzle-orm';
import { attempt, homework, user } from '@/platform/main-api/database/schema';

/** At the homework of a teacher: a condition on attempts. */
export const isOfTeacher = (teacherId: string) =>
  sql`${attempt.homeworkId} in (select ${homework.id} from ${homework} where ${homework.teacherId} = ${teacherId})`;

/** That somebody has begun some homework of a teacher: a condition on users. */
export const inJournal = (teacherId: string) =>
  sql<boolean>`exists (select 1 from ${attempt}
    where ${attempt.studentId} = ${user.id} and ${isOfTeacher(teacherId)})`;

/** That somebody is of the school of a teacher: a condition on users. */
export const ofSchoolOf = (teacherId: string) =>
  sql`${user.schoolId} = (select teacher.school_id from ${user} as teacher
    where teacher.id = ${teacherId})`;
