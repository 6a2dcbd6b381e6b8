import { eq } from 'drizzle-orm';
import type { Teaching } from '@/lib/contract/user/user';
import { callerOf, type Context } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

/** What the caller teaches; null before they have chosen. */
export async function findTeaching(context: Context): Promise<Teaching | null> {
  const [row] = await context.db
    .select({ teaching: user.teaching })
    .from(user)
    .where(eq(user.id, callerOf(context).userId));
  return row?.teaching ?? null;
}
