import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { attempt, file, homework } from '@/platform/main-api/database/schema';

export type FileRow = typeof file.$inferSelect;

/**
 * A file that the storage has, for who may see it: of an answer, the student whose attempt it is and the
 * teacher of the homework; else its owner. That of others is not found. [FILE-05]
 *
 * @throws ServiceError `not_found`
 */
export async function getVisibleFile(db: Db, userId: string, id: string): Promise<FileRow> {
  const isOfAnswer = or(eq(attempt.studentId, userId), eq(homework.teacherId, userId));
  const [row] = await db
    .select({ file })
    .from(file)
    .leftJoin(attempt, eq(attempt.id, file.attemptId))
    .leftJoin(homework, eq(homework.id, attempt.homeworkId))
    .where(
      and(
        ...[eq(file.id, id), isNotNull(file.storedAt)],
        or(isOfAnswer, and(isNull(file.attemptId), eq(file.ownerId, userId))),
      ),
    );
  if (!row) throw new ServiceError('not_found');
  return row.file;
}

/** The caller's own file, be it stored or only announced. @throws ServiceError `not_found` */
export async function getOwnFile(db: Db, ownerId: string, id: string): Promise<FileRow> {
  const found = await db.query.file.findFirst({
    where: and(eq(file.id, id), eq(file.ownerId, ownerId)),
  });
  if (!found) throw new ServiceError('not_found');
  return found;
}
