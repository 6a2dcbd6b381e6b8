import { and, countDistinct, eq, isNull } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, MainApi } from '@/platform/main-api/context';
import { attempt, user } from '@/platform/main-api/database/schema';

/** Who began by a link, until a school takes them into a class. */
const withoutAccount = and(eq(user.providerType, 'link'), isNull(user.schoolId));

/** Whether a student has given only a name, for which no sign-on and no school answers. [TRUST-01] */
export async function isOnlyNamed(db: Pick<Db, 'select'>, studentId: string): Promise<boolean> {
  const found = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, studentId), withoutAccount));
  return found.length > 0;
}

/**
 * That one more student without an account may begin a homework: invented ones are not to fill a
 * class. [TRUST-02]
 *
 * @throws ServiceError `names_exhausted`
 */
export async function assertNamesLeft(
  db: Pick<Db, 'select'>,
  env: MainApi['env'],
  homeworkId: string,
): Promise<void> {
  const [begun] = await db
    .select({ names: countDistinct(attempt.studentId) })
    .from(attempt)
    .innerJoin(user, eq(user.id, attempt.studentId))
    .where(and(eq(attempt.homeworkId, homeworkId), withoutAccount));
  if ((begun?.names ?? 0) >= env.NAMES_PER_HOMEWORK) throw new ServiceError('names_exhausted');
}
