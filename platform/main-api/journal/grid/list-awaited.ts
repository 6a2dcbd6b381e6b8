import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import { isOneOf } from '@/platform/kernel/database/database';
import type { ClassListMember } from '@/platform/main-api/class-list/list-members';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { studentColumns, type Student } from './read-work';

/**
 * Of whom work is awaited, begun or not: who is in a list of the teacher's; and, in a school, the classmates
 * of those of the same school who have begun. [HW-06]
 */
export async function listAwaited(
  db: Pick<Db, 'select'>,
  teacherId: string,
  members: readonly ClassListMember[],
  begun: readonly Student[],
): Promise<Student[]> {
  const [teacher] = await db
    .select({ schoolId: user.schoolId })
    .from(user)
    .where(eq(user.id, teacherId));
  const schoolId = teacher?.schoolId ?? null;
  const isListed = isOneOf(
    user.id,
    members.map(({ studentId }) => studentId),
  );
  const isClassmate =
    schoolId === null
      ? undefined
      : and(
          eq(user.schoolId, schoolId),
          isOneOf(user.classId, classesOf(begun, schoolId)),
          arrayContains(user.roles, [roles.student]),
        );
  return db
    .select(studentColumns)
    .from(user)
    .where(and(or(isListed, isClassmate), isNull(user.erasedAt)));
}

/** The classes of a school of which somebody has begun. */
function classesOf(begun: readonly Student[], schoolId: string): string[] {
  const ids = begun.flatMap((student) =>
    student.schoolId === schoolId && student.classId !== null ? [student.classId] : [],
  );
  return [...new Set(ids)];
}
