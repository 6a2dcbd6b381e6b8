import { and, countDistinct, eq, or, sql } from 'drizzle-orm';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db, MainApi } from '@/platform/main-api/context';
import { attempt, retiredName, user } from '@/platform/main-api/database/schema';
import { isAnswered } from './is-answered';
import { withoutAccount } from './without-account';

/** For how long a name counts whether or not anything is answered. */
const RECENT = sql`interval '1 hour'`;

/** A student, and a brother or sister at the same device. [TRUST-01] */
const NAMES_PER_BROWSER = 2;

type Reader = Pick<Db, 'select'>;

/**
 * That one more student without an account may begin a homework: invented ones are not to fill a
 * class, nor to be tried one after the other. Those count who have answered something, and those of the last
 * hour: sixty that somebody has made up keep the class out for no longer. Names that the teacher has removed count for their
 * browser all the same. [TRUST-01] [TRUST-02]
 *
 * @param browserHash null when it is not known in which browser
 * @throws ServiceError `names_exhausted`, `browser_names_exhausted`
 */
export async function assertNamesLeft(
  db: Reader,
  env: MainApi['env'],
  homeworkId: string,
  browserHash: string | null,
): Promise<void> {
  const isRecent = sql`${attempt.startedAt} > now() - ${RECENT}`;
  const [begun] = await db
    .select({ names: countDistinct(attempt.studentId) })
    .from(attempt)
    .innerJoin(user, eq(user.id, attempt.studentId))
    .where(and(eq(attempt.homeworkId, homeworkId), withoutAccount, or(isRecent, isAnswered)));
  if ((begun?.names ?? 0) >= env.NAMES_PER_HOMEWORK) throw new ServiceError('names_exhausted');
  if (browserHash === null) return;
  const inBrowser = await countInBrowser(db, homeworkId, browserHash);
  if (inBrowser >= NAMES_PER_BROWSER) throw new ServiceError('browser_names_exhausted');
}

async function countInBrowser(db: Reader, homeworkId: string, browserHash: string) {
  const here = sql`exists (select 1 from ${attempt}
      where ${attempt.studentId} = ${user.id} and ${attempt.homeworkId} = ${homeworkId})
    or exists (select 1 from ${retiredName}
      where ${retiredName.studentId} = ${user.id} and ${retiredName.homeworkId} = ${homeworkId})`;
  const [row] = await db
    .select({ names: countDistinct(user.id) })
    .from(user)
    .where(and(eq(user.browserHash, browserHash), withoutAccount, sql`(${here})`));
  return row?.names ?? 0;
}
