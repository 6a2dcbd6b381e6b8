import { and, eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { diaryBinding } from '@/platform/main-api/database/schema';

/** Ends a binding. What stands in the diary stays there; what is on its way fails when it is tried. */
export const unbindDiary: Verb<'unbindDiary'> = async (context, { params }) => {
  const { provider, userId } = diaryBinding;
  await context.db
    .delete(diaryBinding)
    .where(and(eq(provider, params.provider), eq(userId, callerOf(context).userId)));
  return { done: true };
};
