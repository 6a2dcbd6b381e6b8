import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { keptComment, user } from '@/platform/main-api/database/schema';

/** As many as a teacher can look through. */
const MOST_KEPT = 200;

const shown = { id: keptComment.id, text: keptComment.text };

/** The comments that the teacher keeps, the newest first. [REV-02] */
export const listKeptComments: Verb<'listKeptComments'> = async (context) => {
  const comments = await context.db
    .select(shown)
    .from(keptComment)
    .where(eq(keptComment.teacherId, callerOf(context).userId))
    .orderBy(desc(keptComment.createdAt), asc(keptComment.id));
  return { comments };
};

/** Keeps a comment; of more than two hundred the oldest goes. The same text is kept once. [REV-02] */
export const keepComment: Verb<'keepComment'> = (context, { body }) => {
  const teacherId = callerOf(context).userId;
  const isOwn = eq(keptComment.teacherId, teacherId);
  return context.db.transaction(async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, teacherId)).for('update');
    const [kept] = await tx
      .insert(keptComment)
      .values({ teacherId, text: body.text })
      .onConflictDoUpdate({
        target: [keptComment.teacherId, keptComment.text],
        set: { createdAt: sql`now()` },
      })
      .returning(shown);
    if (!kept) throw new ServiceError('internal');
    const [{ total } = { total: 0 }] = await tx
      .select({ total: count() })
      .from(keptComment)
      .where(isOwn);
    const oldest = tx
      .select({ id: keptComment.id })
      .from(keptComment)
      .where(isOwn)
      .orderBy(asc(keptComment.createdAt))
      .limit(Math.max(0, total - MOST_KEPT));
    if (total > MOST_KEPT)
      await tx.delete(keptComment).where(sql`${keptComment.id} in (${oldest})`);
    return kept;
  });
};

/** Forgets a comment of the teacher's own; one that is gone already is forgotten. [REV-02] */
export const forgetComment: Verb<'forgetComment'> = async (context, { params }) => {
  const isOwn = eq(keptComment.teacherId, callerOf(context).userId);
  await context.db.delete(keptComment).where(and(isOwn, eq(keptComment.id, params.commentId)));
  return { done: true };
};
