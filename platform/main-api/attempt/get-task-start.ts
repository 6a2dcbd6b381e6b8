import { callerOf, type Verb } from '@/platform/main-api/context';
import { previewHomework } from '@/platform/main-api/homework/get-task-preview';
import { describeAttempt } from './get-attempt';
import { findOwnAttempts, summarizeAttempts } from './list-attempts';

/** What the start page of a homework shows to a student, in one reply. [ROUTE-15] [HW-08] */
export const getTaskStart: Verb<'getTaskStart'> = async (context, { params: { taskHash } }) => {
  const { db } = context;
  const { userId } = callerOf(context);
  const [preview, rows] = await Promise.all([
    previewHomework(context, taskHash, userId),
    findOwnAttempts(db, userId, taskHash),
  ]);
  const [newest] = rows;
  const [attempts, described] = await Promise.all([
    summarizeAttempts(db, rows),
    newest ? describeAttempt(context, newest) : null,
  ]);
  return { preview, attempts, newest: described };
};
