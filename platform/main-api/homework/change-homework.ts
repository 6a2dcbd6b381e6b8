import { eq, sql } from 'drizzle-orm';
import type { Feedback } from '@/lib/contract/homework/homework';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { homework } from '@/platform/main-api/database/schema';
import { renewDeliveries } from '@/platform/main-api/diary/delivery/deliveries';
import { getOwnHomework } from './find-homework';
import { summarize } from './summarize';

/** Renames, closes, reopens or withdraws a homework of the teacher's own, in diaries as well, or tells more. */
export const changeHomework: Verb<'changeHomework'> = async (context, { params, body }) => {
  const { db, outbox } = context;
  const own = await getOwnHomework(db, callerOf(context).userId, params.taskHash);
  const { state, title, feedback } = body;
  if (Object.values(body).every((value) => value === undefined))
    throw new ServiceError('invalid_request', { field: 'body' });
  const { changed, toPassOn } = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(homework)
      .set({ state, title, ...(feedback && { policy: withFeedback(feedback) }) })
      .where(eq(homework.id, own.id))
      .returning();
    return { changed: row, toPassOn: await renewDeliveries(tx, own.id) };
  });
  await outbox.look('delivery', toPassOn);
  const [summary] = changed ? await summarize(db, [changed]) : [];
  if (!summary) throw new ServiceError('homework_not_found');
  return summary;
};

const withFeedback = (feedback: Feedback) =>
  sql`${homework.policy} || ${JSON.stringify({ feedback })}::jsonb`;
