import { and, eq, isNull, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { file } from '@/platform/main-api/database/schema';
import { getOwnFile } from './find-file';

/**
 * What became of an upload. A success is believed when the storage has what was announced; said again, it
 * changes nothing. [FILE-01] [FILE-05]
 *
 * @throws ServiceError `not_found`, `upload_missing` when the storage has no such file,
 *   `unsupported_media_type` when it is no picture of the announced type, `unavailable`
 */
export const reportUploadResult: Verb<'reportUploadResult'> = async (context, { body }) => {
  const { db, storage } = context;
  const found = await getOwnFile(db, callerOf(context).userId, body.fileUuid);
  if (found.storedAt !== null) return { done: true };
  const isThis = and(eq(file.id, found.id), isNull(file.storedAt));
  if (body.result === 'error') {
    await db.delete(file).where(isThis);
    return { done: true };
  }
  const { id: key, type, size } = found;
  const state = await storage.check({ key, type, size });
  if (state === 'missing') throw new ServiceError('upload_missing');
  if (state === 'refused') {
    await db.delete(file).where(isThis);
    throw new ServiceError('unsupported_media_type');
  }
  await db
    .update(file)
    .set({ storedAt: sql`now()` })
    .where(isThis);
  return { done: true };
};
