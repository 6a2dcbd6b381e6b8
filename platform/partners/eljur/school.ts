import { demoPeople, type DemoPerson } from '@/platform/partners/demo-people';
import { knownToSchool } from '@/platform/partners/provider/people';
import { addDays, LESSONS_A_DAY, startOf, weekdayOf } from '@/platform/partners/school/moscow-time';
import { Refusal } from './context';

/** The classes by the ids that the API gives them. */
export const classes = { '5А': '51', '6Б': '62', '9Б': '92' } as const;
type ClassName = keyof typeof classes;

export type Person = {
  id: string;
  login: string;
  role: 'teacher' | 'student' | 'parent' | 'staff';
  /** «Анна Сергеевна Морозова». */
  title: string;
  className: ClassName | null;
};

const roles: Record<string, Person['role']> = {
  teacher: 'teacher',
  student: 'student',
  parent: 'parent',
};

function classOf({ role, schoolClass }: DemoPerson): ClassName | null {
  if (role !== 'student') return null;
  const name = schoolClass ? `${schoolClass.number}${schoolClass.letter}` : '6Б';
  return name in classes ? (name as ClassName) : null;
}

export const people: readonly Person[] = demoPeople.filter(knownToSchool).map((person, at) => ({
  id: String(501 + at),
  login: person.login,
  role: roles[person.role] ?? 'staff',
  title: [person.name, person.patronymic, person.surname].filter(Boolean).join(' '),
  className: classOf(person),
}));

/** @throws Refusal 404 */
export function getPerson(id: string): Person {
  const found = people.find((person) => person.id === id);
  if (!found) throw new Refusal(404, 'No such person');
  return found;
}

const idOf = (login: string) => people.find((person) => person.login === login)?.id ?? '';

type Slot = [weekday: number, num: number, className: ClassName, subject: string];

/** By teacher, the same each week. */
const timetable: Readonly<Record<string, readonly Slot[]>> = {
  [idOf('teacher@example.ru')]: [
    [1, 1, '5А', 'Математика'],
    [1, 3, '6Б', 'Математика'],
    [2, 2, '5А', 'Английский язык'],
    [3, 1, '5А', 'Математика'],
    [3, 4, '6Б', 'Математика'],
    [4, 2, '5А', 'Математика'],
    [5, 1, '5А', 'Английский язык'],
    [5, 3, '6Б', 'Математика'],
  ],
  [idOf('new-teacher@example.ru')]: [1, 3, 5].map((day) => [day, 2, '9Б', 'Физика'] as const),
};

export type Lesson = {
  /** The day, the class and the number in one. */
  id: string;
  /** YYYY-MM-DD. */
  day: string;
  num: number;
  className: ClassName;
  subject: string;
  teacher: string;
  startsAt: Date;
};

/** The lessons of a day in their order. */
function lessonsOn(day: string): Lesson[] {
  const weekday = weekdayOf(day);
  return Object.entries(timetable)
    .flatMap(([teacher, slots]) => slots.map((slot) => [teacher, ...slot] as const))
    .filter(([, on]) => on === weekday)
    .map(([teacher, , num, className, subject]) => ({
      id: `${day.replaceAll('-', '')}${classes[className]}${num}`,
      ...{ day, num, className, subject, teacher, startsAt: startOf(day, num) },
    }))
    .sort((one, other) => one.num - other.num);
}

/** The lessons of some days that a teacher gives, or that a class has. */
export function listLessons(
  days: { from: string; count: number },
  who: { teacher: string } | { className: ClassName | null },
): Lesson[] {
  const all = Array.from({ length: days.count }, (_, at) => addDays(days.from, at));
  return all
    .flatMap(lessonsOn)
    .filter((lesson) =>
      'teacher' in who ? lesson.teacher === who.teacher : lesson.className === who.className,
    );
}

const LESSON_ID = new RegExp(`^(\\d{4})(\\d\\d)(\\d\\d)\\d\\d[1-${LESSONS_A_DAY}]$`);

/** @throws Refusal 404 */
export function getLesson(id: string): Lesson {
  const [, ...parts] = LESSON_ID.exec(id) ?? [];
  const day = parts.join('-');
  const found = Number.isNaN(Date.parse(day)) ? [] : lessonsOn(day);
  const lesson = found.find((one) => one.id === id);
  if (!lesson) throw new Refusal(404, 'No such lesson');
  return lesson;
}

/** A lesson of this teacher. @throws Refusal 404, 403 */
export function getOwnLesson(id: string, teacher: string): Lesson {
  const lesson = getLesson(id);
  if (lesson.teacher !== getPerson(teacher).id) throw new Refusal(403, 'Not a lesson of theirs');
  return lesson;
}

/** When the class has the subject next; null for none within two weeks. */
export function nextOf({ day, className, subject }: Lesson): Lesson | null {
  const later = listLessons({ from: addDays(day, 1), count: 14 }, { className });
  return later.find((lesson) => lesson.subject === subject) ?? null;
}

export const studentsOf = (className: ClassName): Person[] =>
  people.filter((person) => person.className === className);
