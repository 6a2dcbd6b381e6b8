import { callerOf, type Db, type Verb } from '@/platform/main-api/context';
import { getHomeworkByHash } from '@/platform/main-api/homework/find-homework';
import { previewHomework } from '@/platform/main-api/homework/get-task-preview';
import { findRetirement } from '@/platform/main-api/student/retired-names';
import { isOnlyNamed } from '@/platform/main-api/student/without-account';
import { describeAttempt } from './get-attempt';
import { findOwnAttempts, summarizeAttempts } from './list-attempts';

/** What the start page of a homework shows to a student, in one reply. [ROUTE-15] [HW-08] */
export const getTaskStart: Verb<'getTaskStart'> = async (context, { params: { taskHash } }) => {
  const { db } = context;
  const { userId } = callerOf(context);
  const [preview, rows, onlyNamed] = await Promise.all([
    previewHomework(context, taskHash, userId),
    findOwnAttempts(db, userId, taskHash),
    isOnlyNamed(db, userId),
  ]);
  // Work that was returned goes on, be it not the newest.
  const current = rows.find(({ attempt }) => attempt.finishedAt === null) ?? rows[0];
  const [attempts, described, retired] = await Promise.all([
    summarizeAttempts(db, rows),
    current ? describeAttempt(context, current) : null,
    onlyNamed ? retiredAt(db, taskHash, userId) : null,
  ]);
  const needsAccount = onlyNamed && preview.accountsOnly;
  return { preview, attempts, newest: described, retired, needsAccount };
};

async function retiredAt(db: Db, taskHash: string, studentId: string) {
  const { teacherId } = await getHomeworkByHash(db, taskHash);
  return findRetirement(db, teacherId, studentId);
}
