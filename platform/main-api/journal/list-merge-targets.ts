import { and, eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { attempt, user } from '@/platform/main-api/database/schema';
import { withoutAccount } from '@/platform/main-api/student/without-account';
import { isOfTeacher } from './lock-students';
import { findTargets } from './merge-targets';

/** @throws ServiceError `student_not_found` for who has no row without an account in the teacher's journal */
export const listMergeTargets: Verb<'listMergeTargets'> = async (context, { params }) => {
  const { db } = context;
  const teacherId = callerOf(context).userId;
  const { id, classNumber, classLetter } = user;
  const [source] = await db
    .select({ id, classNumber, classLetter })
    .from(user)
    .innerJoin(attempt, and(eq(attempt.studentId, user.id), isOfTeacher(teacherId)))
    .where(and(eq(user.id, params.studentId), withoutAccount))
    .limit(1);
  if (!source) throw new ServiceError('student_not_found');
  return { students: await findTargets(db, teacherId, source) };
};
