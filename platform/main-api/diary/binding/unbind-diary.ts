import { and, eq } from 'drizzle-orm';
import { describe } from '@/platform/kernel/service';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { diaryBinding } from '@/platform/main-api/database/schema';

/**
 * Ends a binding, whether the diary hears of it or not: nobody waits for it. What stands in the diary
 * stays there; what is on its way fails when it is tried.
 */
export const unbindDiary: Verb<'unbindDiary'> = async (context, { params }) => {
  const { provider, userId } = diaryBinding;
  const { db, diaries, log } = context;
  const ended = await db
    .delete(diaryBinding)
    .where(and(eq(provider, params.provider), eq(userId, callerOf(context).userId)))
    .returning({ foreignId: diaryBinding.foreignId });
  for (const { foreignId } of ended)
    void diaries[params.provider].unbind(foreignId).catch((error: unknown) => {
      log.warn(
        { cause: describe(error) },
        'a diary was not told that somebody is not bound any more',
      );
    });
  return { done: true };
};
