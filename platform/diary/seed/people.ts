import { DEMO_PASSWORD, demoPeople, type DemoPerson } from '@/platform/partners/demo-people';
import { knownToSchool } from '@/platform/partners/provider/people';
import type { Db } from '@/platform/diary/context';
import { group, person, type DiaryRole } from '@/platform/diary/schema';

export const SCHOOL = 'Школа № 1';
/** Of everybody whom the diary knows. */
export const PASSWORD = DEMO_PASSWORD;

export const demoGroups = {
  '5А': { id: '1716208', grade: 5, serial: 1 },
  '6Б': { id: '1716209', grade: 6, serial: 2 },
  '9Б': { id: '1716210', grade: 9, serial: 3 },
} as const;
type GroupName = keyof typeof demoGroups;

/** The diary's own identifier of somebody of the demo. */
const idOf = (login: string) => {
  const at = demoPeople.findIndex((one) => one.login === login) + 1;
  return `1000004567${String(at).padStart(3, '0')}`;
};

export const demoTeachers = {
  first: idOf('teacher@example.ru'),
  second: idOf('new-teacher@example.ru'),
};

const roles: Record<string, DiaryRole> = {
  teacher: 'teacher',
  student: 'student',
  parent: 'parent',
};

/** Classmates who never sign in. */
const classmates: readonly [GroupName, string, string][] = [
  ['5А', 'Котов', 'Илья'],
  ['5А', 'Рябова', 'Соня'],
  ['6Б', 'Гусева', 'Даша'],
  ['6Б', 'Фомин', 'Артём'],
  ['9Б', 'Ершова', 'Майя'],
];

const groupOf = ({ role, schoolClass }: DemoPerson) => {
  if (role !== 'student') return null;
  const name = schoolClass ? `${schoolClass.number}${schoolClass.letter}` : '6Б';
  return name in demoGroups ? demoGroups[name as GroupName].id : null;
};

/** Puts the school of the demo where it is missing. */
export async function seedSchool(db: Db): Promise<void> {
  const groups = Object.entries(demoGroups).map(([name, { id, grade }]) => ({ id, name, grade }));
  await db.insert(group).values(groups).onConflictDoNothing();
  const people = demoPeople.filter(knownToSchool).map((one) => ({
    id: idOf(one.login),
    login: one.login,
    role: roles[one.role] ?? ('staff' as const),
    ...{ name: one.name, surname: one.surname, patronymic: one.patronymic, email: one.email },
    groupId: groupOf(one),
    childId: one.role === 'parent' ? idOf('student@example.ru') : null,
  }));
  const others = classmates.map(([name, surname, first], at) => ({
    ...{ id: `1000004568${String(at + 1).padStart(3, '0')}`, role: 'student' as const },
    ...{ name: first, surname, groupId: demoGroups[name].id },
  }));
  await db
    .insert(person)
    .values([...people, ...others])
    .onConflictDoNothing();
}
