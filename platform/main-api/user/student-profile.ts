import { sql } from 'drizzle-orm';
import type { Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/schema';
import { parseClassName } from './class-name';
import { changeAccount } from './user-config';

/**
 * Keeps what a student says of themself; a new student is registered from then on. The class is one
 * that the student named, as in a registration by link: who names another than the school did is no
 * longer in the school's. [ROUTE-14]
 */
export const saveStudentProfile: Verb<'saveStudentProfile'> = (context, { body }) => {
  const { number, letter } = parseClassName(body.className);
  const { classId, classNumber, classLetter } = user;
  return changeAccount(context, {
    name: body.name,
    surname: body.surname,
    classNumber: number,
    classLetter: letter,
    classId: sql`case when (${classNumber}, ${classLetter}) = (${number}, ${letter}) then ${classId} end`,
    status: 'registered',
  });
};
