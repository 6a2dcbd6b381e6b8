import { createDnevnik } from '@/platform/main-api/diary/adapters/dnevnik';
import { createEljur } from '@/platform/main-api/diary/adapters/eljur';
import type { DiaryAdapter } from '@/platform/main-api/diary/adapters/adapter';
import { callDiary, createTaughtLesson, DIARY_KEY, diaryOrigin, lookAt } from './call-diary';
import {
  ELJUR_KEY,
  eljurOrigin,
  eljurPeople,
  mathsOn,
  operateEljur,
  someMonday,
} from './call-eljur';
import { bindParamsOf } from './deliveries';

type Place = {
  teacher: string;
  otherTeacher: string;
  lessonId: string;
  groupId: string;
  /** YYYY-MM-DD. */
  day: string;
  student: string;
  /** Of another group. */
  stranger: string;
};

/** A running diary with the adapter that asks it, and what a test can see and do there besides. */
export type Stand = {
  name: string;
  create: (key?: string) => DiaryAdapter;
  newPlace: () => Promise<Place>;
  tokenOf: (person: string, seconds: number) => Promise<{ token: string; state: string }>;
  /** What stands at a lesson, without what was taken away. */
  titlesAt: (lessonId: string) => Promise<string[]>;
  marksAt: (lessonId: string) => Promise<Record<string, string>>;
  setByHand: (mark: Record<'lessonId' | 'work' | 'student' | 'value', string>) => Promise<void>;
  /** What the teacher can set there by hand. */
  handValues: readonly string[];
};

const dnevnik: Stand = {
  name: 'Дневник.ру',
  create: (key = DIARY_KEY) => createDnevnik({ DIARY_ORIGIN: diaryOrigin(), DIARY_API_KEY: key }),
  newPlace: async () => {
    const [own, other] = [await createTaughtLesson(), await createTaughtLesson()];
    return {
      ...{ teacher: own.teacher.userId, otherTeacher: other.teacher.userId },
      ...{ lessonId: own.lessonId, groupId: own.groupId, day: '2031-03-03' },
      ...{ student: own.students[0]?.userId ?? '', stranger: other.students[0]?.userId ?? '' },
    };
  },
  tokenOf: async (person, seconds) => {
    const { dnevnikRuToken, dnevnikRuState } = await bindParamsOf(person, seconds);
    return { token: dnevnikRuToken, state: dnevnikRuState };
  },
  titlesAt: async (lessonId) =>
    (await lookAt(lessonId)).works
      .filter(({ isWithdrawn }) => isWithdrawn === false)
      .map(({ title }) => String(title)),
  marksAt: async (lessonId) =>
    Object.fromEntries(
      (await lookAt(lessonId)).works.flatMap(({ marks }) =>
        marks.map(({ studentUserId, value }) => [String(studentUserId), String(value)] as const),
      ),
    ),
  setByHand: async ({ lessonId, work, student, value }) => {
    const path = `/operator/lessons/${lessonId}/works/${work}/marks/${student}`;
    const { status } = await callDiary('PUT', path, { body: { value } });
    if (status !== 200) throw new Error(`The diary answered ${status}`);
  },
  handValues: ['5', '2'],
};

type Row = Record<'text' | 'student' | 'value', string>;

const eljur: Stand = {
  name: 'ЭлЖур',
  create: (key = ELJUR_KEY) => {
    const origin = eljurOrigin();
    const origins = { DIARY_ORIGIN: origin, ELJUR_ORIGIN: origin, PARTNERS_ORIGIN: origin };
    return createEljur({ ...origins, ELJUR_API_KEY: key });
  },
  newPlace: async () => {
    await operateEljur('control', { quota: '10000' });
    const day = someMonday();
    return { ...eljurPeople, day, lessonId: mathsOn(day), groupId: '51' };
  },
  tokenOf: async (person, seconds) => {
    const { token, check } = await operateEljur('token', { person, seconds: String(seconds) });
    return { token: String(token), state: String(check) };
  },
  titlesAt: async (lesson) =>
    ((await operateEljur('lesson', { lesson })).homework as Row[]).map(({ text }) => text),
  marksAt: async (lesson) =>
    Object.fromEntries(
      ((await operateEljur('lesson', { lesson })).marks as Row[]).map(
        ({ student, value }) => [student, value] as const,
      ),
    ),
  setByHand: async ({ lessonId: lesson, work: homework, student, value }) => {
    await operateEljur('mark', { lesson, homework, student, value, weight: '2' });
  },
  handValues: ['5', '2', 'н'],
};

export const stands: readonly Stand[] = [dnevnik, eljur];
