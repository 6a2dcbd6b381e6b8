import { and, eq, isNull, sql } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

const refusals = { student: 'student_left_school', teacher: 'teacher_left_school' } as const;

/**
 * A student or teacher of this school, locked until the transaction ends; an administrator is no such one,
 * whatever else they are: no school loses its last one by a press.
 *
 * @throws ServiceError `student_left_school`, `teacher_left_school`, also for who was never there
 */
export async function getOwnPerson(
  tx: Pick<Db, 'select'>,
  schoolId: string,
  role: 'student' | 'teacher',
  userId: string,
): Promise<{ id: string; classId: string | null }> {
  const [found] = await tx
    .select({ id: user.id, classId: user.classId })
    .from(user)
    .where(
      and(
        ...[eq(user.id, userId), eq(user.schoolId, schoolId), isNull(user.erasedAt)],
        sql`${roles[role]} = any(${user.roles})`,
        sql`not ${roles.schoolAdmin} = any(${user.roles})`,
      ),
    )
    .for('update');
  if (!found) throw new ServiceError(refusals[role]);
  return found;
}
