import { eq } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { homework } from '@/platform/main-api/database/schema';
import { getOwnHomework } from './find-homework';
import { summarize } from './summarize';

/** Renames, closes, reopens or withdraws a homework of the teacher's own. */
export const changeHomework: Verb<'changeHomework'> = async (context, { params, body }) => {
  const { db } = context;
  const own = await getOwnHomework(db, callerOf(context).userId, params.taskHash);
  if (body.state === undefined && body.title === undefined)
    throw new ServiceError('invalid_request', { field: 'body' });
  const [changed] = await db
    .update(homework)
    .set({ state: body.state, title: body.title })
    .where(eq(homework.id, own.id))
    .returning();
  const [summary] = changed ? await summarize(db, [changed]) : [];
  if (!summary) throw new ServiceError('homework_not_found');
  return summary;
};
