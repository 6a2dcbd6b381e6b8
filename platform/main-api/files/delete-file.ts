import { and, eq, not } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { file } from '@/platform/main-api/database/schema';
import { getOwnFile } from './find-file';
import { isInAnswer } from './in-answer';

/**
 * Removes a file of the caller's that is in no answer; what is in one stays with it.
 *
 * @throws ServiceError `not_found`, `conflict` for a file that is in an answer
 */
export const deleteFile: Verb<'deleteFile'> = async (context, { params }) => {
  const { db } = context;
  const { id } = await getOwnFile(db, callerOf(context).userId, params.id);
  const removed = await db
    .delete(file)
    .where(and(eq(file.id, id), not(isInAnswer)))
    .returning({ id: file.id });
  if (removed.length === 0) throw new ServiceError('conflict');
  return { done: true };
};
