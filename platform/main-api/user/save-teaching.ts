import { eq, sql } from 'drizzle-orm';
import { userFeatures } from '@/lib/contract/user/user-features';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

/**
 * Keeps what the teacher teaches; a new teacher is registered from then on, and is not asked for it
 * again. [ROUTE-05]
 */
export const saveTeaching: Verb<'saveTeaching'> = async (context, { body }) => {
  const chosen = userFeatures.teachingChosen;
  await context.db
    .update(user)
    .set({
      teaching: { subjects: body.subjects },
      status: 'registered',
      features: sql`array_append(array_remove(${user.features}, ${chosen}), ${chosen})`,
    })
    .where(eq(user.id, callerOf(context).userId));
  return body;
};
