import { eq, sql } from 'drizzle-orm';
import type { Teaching } from '@/lib/contract/user/user';
import { userFeatures } from '@/lib/contract/user/user-features';
import { callerOf, type Context, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

export const getTeaching: Verb<'getTeaching'> = async (context) => {
  const { subjects } = (await findTeaching(context)) ?? { subjects: [] };
  const [first] = subjects;
  return { subject: first?.subjectId ?? null, grade: first?.grades[0] ?? null, subjects };
};

export const isTeachingSaved: Verb<'isTeachingSaved'> = async (context) => ({
  saved: (await findTeaching(context)) !== null,
});

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

async function findTeaching(context: Context): Promise<Teaching | null> {
  const [row] = await context.db
    .select({ teaching: user.teaching })
    .from(user)
    .where(eq(user.id, callerOf(context).userId));
  return row?.teaching ?? null;
}
