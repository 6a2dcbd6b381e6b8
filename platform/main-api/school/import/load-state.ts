import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '@/platform/main-api/context';
import { activationCode, schoolClass, user } from '@/platform/main-api/database/schema';
import { isStudentOf } from '@/platform/main-api/school/people/list-school-students';
import type { Place, SchoolState } from './plan-import';
import { personKey } from './read-row';

type Reader = Pick<Db, 'select'>;

/** Who and what is in a school, as a list is compared with it. */
export async function loadState(db: Reader, schoolId: string): Promise<SchoolState> {
  const isOwn = eq(schoolClass.schoolId, schoolId);
  const classes = await db.select().from(schoolClass).where(isOwn);
  const students = await db
    .select({ id: user.id, classId: user.classId, surname: user.surname, name: user.name })
    .from(user)
    .where(isStudentOf(schoolId));
  const codes = await db
    .select({ code: activationCode })
    .from(activationCode)
    .innerJoin(schoolClass, eq(schoolClass.id, activationCode.classId))
    .where(and(isOwn, isNull(activationCode.revokedAt)));
  // By the name on their code they are known too, whatever they call themselves.
  const namesOnCodes = new Map<string, string[]>();
  const open: Place[] = [];
  for (const { code } of codes) {
    const person = personKey(code.surname, code.name);
    if (code.surname === '') continue;
    if (code.usedBy === null)
      open.push({ kind: 'code', id: code.code, classId: code.classId, persons: [person] });
    else namesOnCodes.set(code.usedBy, [...(namesOnCodes.get(code.usedBy) ?? []), person]);
  }
  const there = students.map(({ id, classId, surname, name }): Place => ({
    ...{ kind: 'student', id, classId },
    persons: [personKey(surname, name), ...(namesOnCodes.get(id) ?? [])],
  }));
  return {
    classes: classes.map(({ id, number, letter, archivedAt }) => ({
      ...{ id, number, letter, isArchived: archivedAt !== null },
    })),
    places: [...there, ...open],
  };
}
