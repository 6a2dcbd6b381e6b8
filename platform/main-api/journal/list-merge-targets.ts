import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { withoutAccount } from '@/platform/main-api/student/without-account';
import { findListOf } from '@/platform/main-api/class-list/membership';
import { inClassOf } from './lock-students';
import { findTargets } from './merge-targets';
import { inJournal } from './of-teacher';

/** @throws ServiceError `student_not_found` for who has no row without an account in the teacher's journal or lists */
export const listMergeTargets: Verb<'listMergeTargets'> = async (context, { params }) => {
  const { db } = context;
  const teacherId = callerOf(context).userId;
  const { id, classNumber, classLetter } = user;
  const list = await findListOf(db, teacherId, params.studentId);
  const isKnown = list === null ? inJournal(teacherId) : undefined;
  const [source] = await db
    .select({ id, classNumber, classLetter })
    .from(user)
    .where(and(eq(user.id, params.studentId), withoutAccount, isKnown));
  if (!source) throw new ServiceError('student_not_found');
  return { students: await findTargets(db, teacherId, inClassOf(source, list)) };
};
