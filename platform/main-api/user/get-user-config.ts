import { eq } from 'drizzle-orm';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { toConfig } from './user-config';

/** [CFG-01] */
export const getUserConfig: Verb<'getUserConfig'> = async (context) => {
  const { userId } = callerOf(context);
  const account = await context.db.query.user.findFirst({ where: eq(user.id, userId) });
  return toConfig(account);
};
