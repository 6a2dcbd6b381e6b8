import { eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { diaryBinding } from '@/platform/main-api/database/schema';
import { presentBinding } from './own-binding';

export const listBindings: Verb<'listBindings'> = async (context) => {
  const found = await context.db
    .select()
    .from(diaryBinding)
    .where(eq(diaryBinding.userId, callerOf(context).userId));
  return { bindings: found.map(presentBinding) };
};
