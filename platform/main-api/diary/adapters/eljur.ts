import { z } from 'zod';
import { foreignIdSchema, type Lesson } from '@/lib/contract/diary/diary';
import { diaryOrigin } from '@/lib/contract/diary/diary-origin';
import { gradeSchema } from '@/lib/contract/subjects/subject-schemas';
import { isStorable } from '@/lib/contract/values/storable';
import type { PlatformEnv } from '@/platform/kernel/env';
import { DiaryError, type DiaryAdapter, type Work } from './adapter';
import { callDiary, readAs, whyOf } from './call-diary';
import { roleOf, subjectIdOf, writtenGrade } from './words';

/** What counts least among the marks of a term: work at home. */
const WEIGHT = '1';
/** Its schools keep the time of Moscow, of which it says nothing. */
const OFFSET = '+03:00';
const OK = 200;

const shortText = z.string().max(300).refine(isStorable);
/** Whatever has come of a call: its own state says so, not that of HTTP. */
const answerSchema = z.object({
  response: z.object({
    state: z.number().int(),
    error: z.string().max(1_000).nullable(),
    result: z.unknown(),
  }),
});
const personSchema = z.object({ id: foreignIdSchema, title: shortText, role: z.string() });
/** «20261124» and «08:30», as an instant. */
const momentSchema = z
  .object({
    date: z.string().regex(/^\d{8}$/),
    time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  })
  .transform(({ date, time }, context) => {
    const at = new Date(`${dashed(date)}T${time}:00${OFFSET}`);
    if (!Number.isNaN(at.getTime())) return at.toISOString();
    context.addIssue('No date');
    return z.NEVER;
  });
const lessonSchema = z.object({
  id: foreignIdSchema,
  starts: momentSchema,
  num: z.number().int(),
  /** «5А». */
  class: shortText,
  classid: foreignIdSchema,
  subject: shortText,
  /** When the class has the subject next. */
  next: momentSchema.nullable(),
});

type Env = Pick<PlatformEnv, 'DIARY_ORIGIN' | 'ELJUR_ORIGIN' | 'PARTNERS_ORIGIN' | 'ELJUR_API_KEY'>;

/** Makes calls, which are forms with the key among the fields. */
function createCall(env: Env) {
  const origin = diaryOrigin(env, 'eljur');
  /** @throws (rejects) DiaryError */
  return async <Schema extends z.ZodType>(
    name: string,
    fields: Record<string, string>,
    schema: Schema,
  ): Promise<z.output<Schema>> => {
    const body = new URLSearchParams({ ...fields, devkey: env.ELJUR_API_KEY });
    const url = new URL(`/apiv3/${name}`, origin);
    const { response } = await callDiary({ method: 'POST', url, body }, answerSchema);
    const { state, error, result } = response;
    const said = `${name}: ${state}`;
    if (state !== OK) throw new DiaryError(whyOf(state), `${said}, ${error ?? 'no reason'}`);
    return readAs(schema, result, said);
  };
}

/** ЭлЖур: forms, days as 20261124, and answers that say themselves how it went. */
export function createEljur(env: Env): DiaryAdapter {
  const call = createCall(env);
  return {
    provider: 'eljur',
    exchangeToken: async ({ token, state, key }) => {
      const person = await call(
        'exchangetoken',
        { token, check: state, request: key },
        personSchema,
      );
      return { id: person.id, name: person.title, role: roleOf(person.role) };
    },
    listLessons: async (userId, { from, to }) => {
      const fields = { teacher: userId, days: `${plain(from)}-${plain(to)}` };
      const schema = z.object({ lessons: z.array(lessonSchema).max(500) });
      return (await call('getschedule', fields, schema)).lessons.map(toLesson);
    },
    getLesson: async ({ userId, lessonId }) => {
      const fields = { teacher: userId, lesson: lessonId };
      return toLesson(await call('getlesson', fields, lessonSchema));
    },
    putWork: async (work, { groupId, title, url, dueAt }) => {
      const due = dueAt === null ? '' : dayOf(dueAt);
      const fields = { ...fieldsOf(work), classid: groupId, text: title, link: url, due };
      const kept = z.object({ homework: z.literal(work.externalId) });
      await call('sethomework', fields, kept);
    },
    deleteWork: async (work) => {
      await call('removehomework', fieldsOf(work), z.unknown());
    },
    putMark: async (work, { studentId, mode, value }) => {
      if (mode !== 'grade') throw new DiaryError('refused', `setmark: no marks as ${mode}`);
      const mark = writtenGrade(value);
      const fields = { ...fieldsOf(work), student: studentId, mark, weight: WEIGHT };
      await call('setmark', fields, z.object({ mark: z.string() }));
    },
    unbind: async (userId) => {
      await call('unlinkuser', { user: userId }, z.unknown());
    },
  };
}

const fieldsOf = ({ userId, lessonId, externalId, sequence }: Work) => ({
  ...{ teacher: userId, lesson: lessonId, homework: externalId, revision: String(sequence) },
});

/** 2026-11-24 as 20261124, and back. */
const plain = (day: string) => day.replaceAll('-', '');
const dashed = (day: string) => day.replace(/^(....)(..)(..)$/, '$1-$2-$3');

const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short' });
const dayOf = (instant: string) => plain(moscow.format(new Date(instant)));

function toLesson(lesson: z.output<typeof lessonSchema>): Lesson {
  const { id, classid, class: groupName, subject, starts, num, next } = lesson;
  // «5А» begins with the grade; a group of another name has none.
  const grade = gradeSchema.safeParse(Number.parseInt(groupName, 10)).data ?? null;
  return {
    ...{ lessonId: id, groupId: classid, groupName, grade, subjectId: subjectIdOf(subject) },
    ...{ subjectName: subject, startsAt: starts, number: num, dueAt: next },
  };
}
