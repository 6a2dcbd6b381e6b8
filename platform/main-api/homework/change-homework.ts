import { eq, sql } from 'drizzle-orm';
import type { HomeworkPolicy } from '@/lib/contract/homework/homework';
import { ServiceError } from '@/platform/kernel/errors';
import { writeAudit } from '@/platform/main-api/audit/write-audit';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { homework } from '@/platform/main-api/database/schema';
import { renewDeliveries } from '@/platform/main-api/diary/delivery/deliveries';
import { getOwnHomework } from './find-homework';
import { summarize } from './summarize';

/**
 * Renames, closes, reopens or withdraws a homework of the teacher's own or moves its due date, in diaries as
 * well; or tells more after finishing, or wants accounts of who begins from now on.
 *
 * @throws ServiceError `homework_not_found`, `invalid_request` for nothing and for a due date that has passed
 */
export const changeHomework: Verb<'changeHomework'> = async (context, { params, body }) => {
  const { db, journals, outbox } = context;
  const own = await getOwnHomework(db, callerOf(context).userId, params.taskHash);
  const { state, title, dueAt, feedback, accountsOnly } = body;
  if (Object.values(body).every((value) => value === undefined))
    throw new ServiceError('invalid_request', { field: 'body' });
  if (dueAt && Date.parse(dueAt) <= Date.now())
    throw new ServiceError('invalid_request', { field: 'body.dueAt' });
  // What is told after finishing and who may begin is nothing that diaries show.
  const isShown = [state, title, dueAt].some((value) => value !== undefined);
  const { row, toPassOn } = await db.transaction(async (tx) => {
    // As it is at this moment: somebody may have changed it since it was found.
    const [before] = await tx.select().from(homework).where(eq(homework.id, own.id)).for('update');
    const [changedRow] = await tx
      .update(homework)
      .set({ state, title, policy: changed({ dueAt, feedback, accountsOnly }) })
      .where(eq(homework.id, own.id))
      .returning();
    if (before && changedRow)
      await writeAudit(tx, {
        actor: `user:${own.teacherId}`,
        action: 'policy.change',
        subject: `homework:${own.taskHash}`,
        before: codesOf(before),
        after: { ...codesOf(changedRow), isRenamed: changedRow.title !== before.title },
      });
    return { row: changedRow, toPassOn: isShown ? await renewDeliveries(tx, own.id) : [] };
  });
  journals.tellAnything(own.teacherId);
  await outbox.look('delivery', toPassOn);
  const [summary] = row ? await summarize(db, [row]) : [];
  if (!summary) throw new ServiceError('homework_not_found');
  return summary;
};

/** What an audit may say of a homework: not its title, which a person wrote. */
const codesOf = ({ state, policy }: typeof homework.$inferSelect) => ({
  state,
  feedback: policy.feedback,
  accountsOnly: policy.accountsOnly ?? false,
  dueAt: policy.dueAt ?? null,
});

/** The policy with what is given of it; JSON leaves out what is not. */
const changed = (given: Partial<HomeworkPolicy>) =>
  sql`${homework.policy} || ${JSON.stringify(given)}::jsonb`;
