import { z } from 'zod';
import { foreignIdSchema, type Lesson } from '@/lib/contract/diary/diary';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { instant } from '@/lib/contract/values/instant';
import { isStorable } from '@/lib/contract/values/storable';
import type { PlatformEnv } from '@/platform/kernel/env';
import type { DiaryAdapter, Mark, Work } from './adapter';
import { callDiary } from './call-diary';
import { roleOf, subjectIdOf, writtenGrade } from './words';

/** What the diary calls a work that is done at home. */
const HOMEWORK = 'homework';
const shortText = z.string().max(300).refine(isStorable);
const personSchema = z.object({ userId: foreignIdSchema, name: shortText, role: z.string() });
const lessonSchema = z.object({
  id: foreignIdSchema,
  startsAt: instant,
  number: z.number().int(),
  groupId: foreignIdSchema,
  groupName: shortText,
  grade: gradeSchema.nullable().catch(null),
  subjectName: shortText,
  dueDefault: instant.nullable(),
});

/** Дневник.ру: JSON over HTTP with a key. */
export function createDnevnik(
  env: Pick<PlatformEnv, 'DIARY_ORIGIN' | 'DIARY_API_KEY'>,
): DiaryAdapter {
  const headers = { Authorization: `Bearer ${env.DIARY_API_KEY}` };
  const at = addressesAt(env.DIARY_ORIGIN);
  return {
    provider: 'dnevnik',
    exchangeToken: async ({ token, state, key }) => {
      const url = at(['bind-tokens', 'exchange']);
      const asked = { ...headers, 'Idempotency-Key': key };
      const body = { token, state };
      const person = await callDiary({ method: 'POST', url, headers: asked, body }, personSchema);
      return { id: person.userId, name: person.name, role: roleOf(person.role) };
    },
    listLessons: async (userId, days) => {
      const url = at(['users', userId, 'lessons'], days);
      const schema = z.object({ lessons: z.array(lessonSchema).max(500) });
      const { lessons } = await callDiary({ method: 'GET', url, headers }, schema);
      return lessons.map(toLesson);
    },
    getLesson: async ({ userId, lessonId }) => {
      const url = at(['lessons', lessonId], { userId });
      return toLesson(await callDiary({ method: 'GET', url, headers }, lessonSchema));
    },
    putWork: async (work, { groupId, workTypeId, title, url, dueAt }) => {
      const { userId, sequence } = work;
      const kind = workTypeId ?? HOMEWORK;
      const body = { userId, groupId, workTypeId: kind, title, url, dueAt, sequence };
      const kept = z.object({ work: z.object({ externalId: z.literal(work.externalId) }) });
      await callDiary({ method: 'PUT', url: at(pathOf(work)), headers, body }, kept);
    },
    deleteWork: async (work) => {
      const { userId, sequence } = work;
      const url = at(pathOf(work), { userId, sequence: String(sequence) });
      await callDiary({ method: 'DELETE', url, headers }, z.null());
    },
    putMark: async (work, { studentId, mode, value }) => {
      const { userId, sequence } = work;
      const url = at([...pathOf(work), 'marks', studentId]);
      const body = { userId, value: writtenMark({ mode, value }), sequence };
      const kept = z.object({ mark: z.object({}) });
      await callDiary({ method: 'PUT', url, headers, body }, kept);
    },
    unbind: async (userId) => {
      await callDiary({ method: 'DELETE', url: at(['bindings', userId]), headers }, z.null());
    },
  };
}

const addressesAt =
  (origin: string) =>
  (path: readonly string[], query: Record<string, string> = {}): URL => {
    const url = new URL(`/api/v2/${path.map(encodeURIComponent).join('/')}`, origin);
    url.search = new URLSearchParams(query).toString();
    return url;
  };

const pathOf = ({ lessonId, externalId }: Work) => ['lessons', lessonId, 'works', externalId];

const writtenMark = ({ mode, value }: Pick<Mark, 'mode' | 'value'>) =>
  mode === 'percent' ? `${value}%` : writtenGrade(value);

function toLesson(lesson: z.output<typeof lessonSchema>): Lesson {
  const { id, groupId, groupName, grade, subjectName, startsAt, number, dueDefault } = lesson;
  return {
    ...{ lessonId: id, groupId, groupName, grade, subjectId: subjectIdOf(subjectName) },
    ...{ subjectName, startsAt, number, dueAt: dueDefault },
  };
}
