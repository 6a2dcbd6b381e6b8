import { eq } from 'drizzle-orm';
import { userFeatures } from '@/lib/contract/user/user-features';
import type { Context } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

/** Whether the caller sees workbooks that are not released yet, as operators have it now. [FEAT-02] */
export async function seesUnreleased({ db, caller }: Pick<Context, 'db' | 'caller'>) {
  if (!caller) return false;
  const [row] = await db
    .select({ features: user.features })
    .from(user)
    .where(eq(user.id, caller.userId));
  return row?.features.includes(userFeatures.ourContent) ?? false;
}
