import { and, desc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Plan } from '@/lib/contract/licence/limits';
import type { PlatformEnv } from '@/platform/kernel/env';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { licence, user } from '@/platform/main-api/database/schema';
import type { Licence } from './grant';

export type Person = Pick<typeof user.$inferSelect, 'id' | 'classId' | 'schoolId' | 'createdAt'>;
export type Rules = Pick<PlatformEnv, 'LIMITED_ACCESS_RELEASE_DATE'>;

/** The licences that serve somebody: their own, and those of their class and school. */
function serves({ id, classId, schoolId }: Person): SQL | undefined {
  return or(
    eq(licence.userId, id),
    classId === null ? undefined : eq(licence.classId, classId),
    schoolId === null ? undefined : eq(licence.schoolId, schoolId),
  );
}

/** All licences that serve or have served somebody, the last to end first. */
export function listLicencesOf(db: Db, person: Person): Promise<Licence[]> {
  return db.select().from(licence).where(serves(person)).orderBy(desc(licence.until));
}

/**
 * What may be done now where these people work together: premium of one is enough. Who was there before
 * access was limited keeps all of it. [HW-08] [FEAT-02]
 */
export async function planOf(db: Db, people: readonly Person[], rules: Rules): Promise<Plan> {
  const limitedFrom = new Date(`${rules.LIMITED_ACCESS_RELEASE_DATE}T00:00:00+03:00`);
  if (people.some(({ createdAt }) => createdAt < limitedFrom)) return 'premium';
  const now = sql`now()`;
  const [active] = await db
    .select({ line: licence.line })
    .from(licence)
    .where(and(or(...people.map(serves)), lte(licence.from, now), gt(licence.until, now)))
    .limit(1);
  return active ? 'premium' : 'free';
}

/** @throws ServiceError `not_found` */
export async function getPerson(db: Db, id: string): Promise<Person> {
  const found = await db.query.user.findFirst({
    columns: { id: true, classId: true, schoolId: true, createdAt: true },
    where: eq(user.id, id),
  });
  if (!found) throw new ServiceError('not_found');
  return found;
}
