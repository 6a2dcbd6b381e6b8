import { and, desc, eq, gt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Plan } from '@/lib/contract/licence/limits';
import type { PlatformEnv } from '@/platform/kernel/env';
import { isOneOf } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/errors';
import type { Db } from '@/platform/main-api/context';
import { licence, user } from '@/platform/main-api/database/schema';
import { servesSchool, type Licence } from './chain';

/** What is asked of a user to know which licences serve them. */
export const personColumns = {
  id: user.id,
  classId: user.classId,
  classNumber: user.classNumber,
  classLetter: user.classLetter,
  schoolId: user.schoolId,
  createdAt: user.createdAt,
};
export type Person = Pick<typeof user.$inferSelect, keyof typeof personColumns>;
export type Rules = Pick<PlatformEnv, 'LIMITED_ACCESS_RELEASE_DATE'>;

/**
 * The licences that serve people who work together: their own, those of their classes and schools. That
 * of a class which no school knows serves its holder's work with the students of that class.
 */
function serves(people: readonly Person[]): SQL | undefined {
  return or(
    and(
      ne(licence.kind, 'class'),
      isOneOf(
        licence.userId,
        people.map(({ id }) => id),
      ),
    ),
    isOneOf(licence.classId, present(people.map(({ classId }) => classId))),
    ...present(people.map(({ schoolId }) => schoolId)).map(servesSchool),
    ...people.map((person) => ofHoldersClass(person, people)),
  );
}

const present = (ids: (string | null)[]) => ids.filter((id) => id !== null);

function ofHoldersClass({ classNumber, classLetter }: Person, people: readonly Person[]) {
  if (classNumber === null) return undefined;
  return and(
    isOneOf(
      licence.userId,
      people.map(({ id }) => id),
    ),
    eq(licence.classNumber, classNumber),
    eq(licence.classLetter, classLetter),
  );
}

/** All licences that serve or have served somebody, the last to end first. */
export function listLicencesOf(db: Db, person: Person): Promise<Licence[]> {
  return db
    .select()
    .from(licence)
    .where(or(eq(licence.userId, person.id), serves([person])))
    .orderBy(desc(licence.until));
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
    .where(and(serves(people), lte(licence.from, now), gt(licence.until, now)))
    .limit(1);
  return active ? 'premium' : 'free';
}

/** @throws ServiceError `not_found` */
export async function getPerson(db: Db, id: string): Promise<Person> {
  const [found] = await db.select(personColumns).from(user).where(eq(user.id, id));
  if (!found) throw new ServiceError('not_found');
  return found;
}
