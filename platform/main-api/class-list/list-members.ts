import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { classList, classListMember } from '@/platform/main-api/database/schema';

export type ClassListMember = { studentId: string; number: number; letter: string };

/** The students of a teacher's lists that are not archived, and the class in which each of them is. [HW-06] */
export function listMembers(db: Pick<Db, 'select'>, teacherId: string): Promise<ClassListMember[]> {
  const { number, letter } = classList;
  return db
    .select({ studentId: classListMember.studentId, number, letter })
    .from(classListMember)
    .innerJoin(classList, eq(classList.id, classListMember.listId))
    .where(and(eq(classList.teacherId, teacherId), isNull(classList.archivedAt)));
}
