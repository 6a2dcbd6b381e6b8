import { eq } from 'drizzle-orm';
import type { ListStudent } from '@/lib/contract/class-list/class-list';
import type { Db } from '@/platform/main-api/context';
import { classListMember, user } from '@/platform/main-api/database/schema';
import { inJournal } from '@/platform/main-api/journal/of-teacher';
import { hasAccount } from '@/platform/main-api/student/without-account';
import type { ListRow } from './own-list';

/** What a list says of itself. */
export const listedOf = ({ id, number, letter, archivedAt }: ListRow) => ({
  ...{ listId: id, number, letter },
  archivedAt: archivedAt?.toISOString() ?? null,
});

/** The students of a list, by name. */
export async function listStudentsOf(
  db: Pick<Db, 'select'>,
  { id, teacherId }: ListRow,
): Promise<ListStudent[]> {
  const { id: userId, name, surname } = user;
  const rows = await db
    .select({ userId, name, surname, hasAccount, hasBegun: inJournal(teacherId) })
    .from(classListMember)
    .innerJoin(user, eq(user.id, classListMember.studentId))
    .where(eq(classListMember.listId, id));
  return byName(rows);
}

/** In the order of a register. */
export function byName<Person extends Pick<ListStudent, 'surname' | 'name' | 'userId'>>(
  people: readonly Person[],
): Person[] {
  const { compare } = new Intl.Collator('ru');
  const keyOf = ({ surname, name, userId }: Person) => `${surname} ${name} ${userId}`;
  return [...people].sort((a, b) => compare(keyOf(a), keyOf(b)));
}
