import { desc, eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { homework } from '@/platform/main-api/database/schema';
import { summarize } from './summarize';

/** The teacher's homework, newest first. [HW-09] */
export const listHomework: Verb<'listHomework'> = async (context) => {
  const rows = await context.db
    .select()
    .from(homework)
    .where(eq(homework.teacherId, callerOf(context).userId))
    .orderBy(desc(homework.createdAt));
  return { homework: await summarize(context.db, rows) };
};
