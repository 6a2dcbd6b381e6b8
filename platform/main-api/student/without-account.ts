import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';

/** Who began by a link, until a school takes them into a class. */
export const withoutAccount = and(eq(user.providerType, 'link'), isNull(user.schoolId));

/** The same as a column of a row. */
export const hasAccount = sql<boolean>`not (${withoutAccount})`;

/** Whether a student has given only a name, for which no sign-on and no school answers. [TRUST-01] */
export async function isOnlyNamed(db: Pick<Db, 'select'>, studentId: string): Promise<boolean> {
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, studentId), withoutAccount));
  return found.length > 0;
}
