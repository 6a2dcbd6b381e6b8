import { sql } from 'drizzle-orm';
import type { Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { parseClassName } from './class-name';
import { changeAccount } from './user-config';

/**
 * Keeps what a student says of themself; a new student is registered from then on. The class is one
 * that the student named, as in a registration by link: who names another than the school did is no
 * longer in the school's, nor in the school. [ROUTE-14]
 */
export const saveStudentProfile: Verb<'saveStudentProfile'> = (context, { body }) => {
  const { number, letter } = parseClassName(body.className);
  const { classId, schoolId, classNumber, classLetter } = user;
  const isSame = sql`(${classNumber}, ${classLetter}) = (${number}, ${letter})`;
  return changeAccount(context, {
    name: body.name,
    surname: body.surname,
    classNumber: number,
    classLetter: letter,
    classId: sql`case when ${isSame} then ${classId} end`,
    // Who had no class in the school yet has left none.
    schoolId: sql`case when ${isSame} or ${classId} is null then ${schoolId} end`,
    status: 'registered',
  });
};
