import { and, asc, inArray, isNull } from 'drizzle-orm';
import { roles } from '@/lib/contract/auth/roles';
import type { ListedName } from '@/lib/contract/class-list/class-list';
import { nameKey } from '@/lib/contract/class-list/name-key';
import { callerOf, type Verb } from '@/platform/main-api/context';
import { user } from '@/platform/main-api/database/schema';
import { addMembers } from '@/platform/main-api/class-list/membership';
import { listNotListed } from '@/platform/main-api/class-list/not-listed';
import {
  lockOpenList,
  type ListRow,
  type Transaction,
} from '@/platform/main-api/class-list/own-list';
import { listStudentsOf } from '@/platform/main-api/class-list/read-list';

/**
 * Adds students by name: a row of their own, which waits for who comes under this name, or the row of who
 * works in the class under it already. [HW-06]
 *
 * @throws ServiceError `class_list_not_found`, `class_list_archived`, `class_list_full`: nobody is added then
 */
export const addListedStudents: Verb<'addListedStudents'> = async (context, { params, body }) => {
  const teacherId = callerOf(context).userId;
  return context.db.transaction(async (tx) => {
    const list = await lockOpenList(tx, teacherId, params.listId);
    const seen = new Set((await listStudentsOf(tx, list)).map(nameKey));
    const known = await lockKnown(tx, list, body.students);
    const [found, fresh]: [string[], ListedName[]] = [[], []];
    const outcomes = body.students.map((person) => {
      const key = nameKey(person);
      if (seen.has(key)) return 'present' as const;
      seen.add(key);
      const knownId = known.get(key);
      if (knownId === undefined) fresh.push(person);
      else found.push(knownId);
      return knownId === undefined ? ('added' as const) : ('known' as const);
    });
    await addMembers(tx, list.id, [...found, ...(await createStudents(tx, list, fresh))]);
    return { outcomes };
  });
};

/** Who of the class works already under one of the names, by name; not where it is the name of several. */
async function lockKnown(
  tx: Transaction,
  list: ListRow,
  people: readonly ListedName[],
): Promise<Map<string, string>> {
  const wanted = new Set(people.map(nameKey));
  const all = await listNotListed(tx, list, 'journal or school');
  const alike = all.filter((one) => wanted.has(nameKey(one)));
  const ids = alike.map(({ userId }) => userId);
  // Nobody who is erased meanwhile.
  const locked = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, ids), isNull(user.erasedAt)))
    .orderBy(asc(user.id))
    .for('update');
  const still = new Set(locked.map(({ id }) => id));
  const single = alike.filter(
    (one) => alike.filter((other) => nameKey(other) === nameKey(one)).length === 1,
  );
  return new Map(
    single.filter(({ userId }) => still.has(userId)).map((one) => [nameKey(one), one.userId]),
  );
}

async function createStudents(
  tx: Transaction,
  { number: classNumber, letter: classLetter }: ListRow,
  people: readonly ListedName[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = people.map(({ surname, name }) => ({
    ...{ roles: [roles.student], providerType: 'link', classNumber, classLetter },
    ...{ surname: surname.normalize('NFC'), name: name.normalize('NFC') },
  }));
  const created = await tx.insert(user).values(rows).returning({ id: user.id });
  return created.map(({ id }) => id);
}
