import type { Db } from '@/platform/diary/context';
import { lesson } from '@/platform/diary/schema';
import {
  addDays,
  mondayOf,
  moscowDay,
  startOf,
  weekdayOf,
} from '@/platform/partners/school/moscow-time';
import { demoGroups, demoTeachers } from './people';

const WEEKS = 3;

const subjects = {
  math: {
    id: '1001',
    name: 'Математика',
    topics: ['Сложение и вычитание дробей', 'Десятичные дроби', 'Площадь прямоугольника'],
  },
  english: {
    id: '1002',
    name: 'Английский язык',
    topics: ['Present Simple', 'My family', 'At the market'],
  },
} as const;

type Slot = [
  weekday: number,
  number: number,
  group: keyof typeof demoGroups,
  subject: 'math' | 'english',
];

/**
 * The week of teacher@example.ru; the school works on Saturdays as well. The first lesson of each day is of the
 * class of the demo's students: homework for it reaches them.
 */
const firstWeek: readonly Slot[] = [
  [1, 1, '5А', 'math'],
  [1, 2, '6Б', 'math'],
  [1, 4, '5А', 'english'],
  [2, 2, '5А', 'math'],
  [2, 3, '6Б', 'english'],
  [3, 1, '5А', 'math'],
  [3, 3, '6Б', 'math'],
  [3, 5, '5А', 'english'],
  [4, 1, '5А', 'math'],
  [4, 2, '6Б', 'math'],
  [4, 4, '6Б', 'english'],
  [5, 2, '5А', 'english'],
  [5, 3, '6Б', 'math'],
  [5, 4, '5А', 'math'],
  [6, 1, '5А', 'math'],
  [6, 2, '6Б', 'english'],
];
const secondWeek: readonly Slot[] = [1, 3, 5].map((day) => [day, 2, '9Б', 'math']);

/** Puts the lessons of this week and the two after it where they are missing; others stay as they are. */
export async function seedTimetable(db: Db, now: Date): Promise<void> {
  const monday = mondayOf(moscowDay(now));
  const days = Array.from({ length: WEEKS * 7 }, (_, at) => addDays(monday, at));
  const rows = days.flatMap((day) => [
    ...lessonsOf(day, firstWeek, demoTeachers.first),
    ...lessonsOf(day, secondWeek, demoTeachers.second),
  ]);
  await db.insert(lesson).values(rows).onConflictDoNothing();
}

function lessonsOf(day: string, week: readonly Slot[], teacherId: string) {
  return week
    .filter(([weekday]) => weekday === weekdayOf(day))
    .map(([weekday, number, name, subject]) => {
      const { id: subjectId, name: subjectName, topics } = subjects[subject];
      const { id: groupId, serial } = demoGroups[name];
      const topic = topics[weekday % topics.length] ?? '';
      const id = `${day.replaceAll('-', '')}${String(number * 1_000 + serial).padStart(5, '0')}`;
      const startsAt = startOf(day, number);
      return { id, date: day, startsAt, number, groupId, teacherId, subjectId, subjectName, topic };
    });
}
