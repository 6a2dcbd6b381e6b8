import { and, eq, getTableColumns } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { schoolClass } from '@/platform/main-api/database/schema';

type Reader = Pick<Db, 'select'>;
export type OwnClass = typeof schoolClass.$inferSelect;

/** @throws ServiceError `class_not_found` also for a class of another school */
export async function getOwnClass(
  tx: Reader,
  schoolId: string,
  classId: string,
): Promise<OwnClass> {
  const [found] = await tx
    .select(getTableColumns(schoolClass))
    .from(schoolClass)
    .where(and(eq(schoolClass.id, classId), eq(schoolClass.schoolId, schoolId)));
  if (!found) throw new ServiceError('class_not_found');
  return found;
}

/** A class that students can be put into. @throws ServiceError `class_not_found`, `class_archived` */
export async function getOpenClass(
  tx: Reader,
  schoolId: string,
  classId: string,
): Promise<OwnClass> {
  const found = await getOwnClass(tx, schoolId, classId);
  if (found.archivedAt !== null) throw new ServiceError('class_archived');
  return found;
}
