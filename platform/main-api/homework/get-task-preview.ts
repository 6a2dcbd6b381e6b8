import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { TaskPreview } from '@/lib/contract/homework/homework';
import type { MainApi, Verb } from '@/platform/main-api/context';
import { limitsAmong } from '@/platform/main-api/licence/limits-among';
import { fullName } from '@/platform/main-api/user/full-name';
import { homework, user } from '@/platform/main-api/database/schema';
import { attemptsAllowed, stateNow } from './find-homework';

export const getTaskPreview: Verb<'getTaskPreview'> = (context, { params }) =>
  previewHomework(context, params.taskHash);

/**
 * What anybody who holds the link may know; closed and withdrawn ones say that they are. [ROUTE-15]
 *
 * @param studentId whose premium counts as well as the teacher's [HW-08]
 * @throws ServiceError `homework_not_found`
 */
export async function previewHomework(
  { db, env }: Pick<MainApi, 'db' | 'env'>,
  hash: string,
  studentId?: string,
): Promise<TaskPreview> {
  const [row] = await db
    .select({ homework, teacher: user })
    .from(homework)
    .innerJoin(user, eq(user.id, homework.teacherId))
    .where(eq(homework.taskHash, hash));
  if (!row) throw new ServiceError('homework_not_found');
  const limits = await limitsAmong(db, env, [row.teacher.id, ...(studentId ? [studentId] : [])]);
  const { taskHash, title, subjectId, grade, policy, stepCount } = row.homework;
  return {
    taskHash,
    title,
    subjectId,
    grade,
    teacherName: fullName(row.teacher),
    state: stateNow(row.homework),
    dueAt: policy.dueAt,
    attempts: attemptsAllowed(row.homework, limits),
    accountsOnly: policy.accountsOnly ?? false,
    stepCount,
  };
}
