import { eq } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

/** The school of a user, as the main API knows it; null for who has none. */
export async function schoolOf(db: Pick<Db, 'select'>, userId: string): Promise<string | null> {
  const [found] = await db.select({ id: user.schoolId }).from(user).where(eq(user.id, userId));
  return found?.id ?? null;
}
