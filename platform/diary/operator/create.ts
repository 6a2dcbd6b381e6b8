import { eq } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { isStorable } from '@/lib/contract/values/storable';
import { idSchema } from '@/platform/diary/api/schemas';
import type { Db } from '@/platform/diary/context';
import { DiaryError } from '@/platform/diary/diary-error';
import { placeSchema } from '@/platform/diary/lesson/change-lesson';
import { getLesson, getPerson, type LessonRow } from '@/platform/diary/lesson/find-lesson';
import { group, lesson, person, type DiaryRole } from '@/platform/diary/schema';
import { startOf } from '@/platform/partners/school/moscow-time';
import { PASSWORD } from '@/platform/diary/seed/people';

const BILLION = 1_000_000_000;
const word = z.string().min(1).max(100).refine(isStorable);

/** Thirteen digits, as the seeded ones, and none of those. */
const newId = () => `2${randomInt(100, 1_000)}${BILLION + randomInt(BILLION)}`.slice(0, 13);

/** A teacher, and a group of students with one parent, all new. */
export const peopleBody = z.object({
  teachers: z.number().int().min(0).max(10).default(1),
  students: z.number().int().min(0).max(100).default(2),
  parents: z.number().int().min(0).max(10).default(0),
  groupName: word.default('7В'),
  grade: z.number().int().min(1).max(11).default(7),
});

type Person = typeof person.$inferInsert;

/** @returns their identifiers, logins and the password of all of them */
export async function createPeople(db: Db, given: z.infer<typeof peopleBody>) {
  const groupId = newId();
  await db.insert(group).values({ id: groupId, name: given.groupName, grade: given.grade });
  const students = several('student', given.students, () => ({ groupId }));
  const childId = students[0]?.id ?? null;
  const teachers = several('teacher', given.teachers);
  const parents = several('parent', given.parents, () => ({ childId }));
  const all = [...teachers, ...students, ...parents];
  if (all.length > 0) await db.insert(person).values(all);
  const told = (rows: Person[]) => rows.map(({ id, login }) => ({ userId: id, login }));
  return {
    ...{ groupId, password: PASSWORD },
    ...{ teachers: told(teachers), students: told(students), parents: told(parents) },
  };
}

const titles = { teacher: 'Учитель', student: 'Ученик', parent: 'Родитель', staff: 'Сотрудник' };

function several(
  role: DiaryRole,
  count: number,
  rest: () => Partial<Person> = () => ({}),
): Person[] {
  return Array.from({ length: count }, (_, at) => {
    const id = newId();
    const login = `${role}-${id}@example.ru`;
    const names = { name: titles[role], surname: `Пробный-${at + 1}` };
    return { id, login, role, email: login, ...names, ...rest() };
  });
}

export const lessonBody = placeSchema.extend({
  teacherId: idSchema,
  groupId: idSchema,
  subjectId: idSchema.default('1001'),
  subjectName: word.default('Математика'),
  topic: word.default('Дроби'),
});

/** @throws DiaryError `user_not_found`, `invalid` for who is no teacher and for an unknown group */
export async function createLesson(db: Db, given: z.infer<typeof lessonBody>): Promise<LessonRow> {
  const { role } = await getPerson(db, given.teacherId);
  if (role !== 'teacher') throw new DiaryError('invalid', 'Invalid teacherId');
  const [known] = await db.select().from(group).where(eq(group.id, given.groupId));
  if (!known) throw new DiaryError('invalid', 'Invalid groupId');
  const id = newId();
  await db.insert(lesson).values({ ...given, id, startsAt: startOf(given.date, given.number) });
  return getLesson(db, id);
}
