import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isStorable } from '@/lib/contract/values/storable';
import { timeText } from '@/platform/partners/school/times';
import { Refusal, type Eljur } from './context';
import { forgetHomework, setHomework, setMark } from './homework';
import { linked } from './database/schema';
import { classes, getOwnLesson, getPerson, listLessons, nextOf, type Lesson } from './school';
import { exchangeToken } from './tokens';

const MAX_DAYS = 31;
const DAY_MS = 86_400_000;

export const idSchema = z.string().regex(/^[\w-]{1,64}$/);
const line = (most: number) => z.string().min(1).max(most).refine(isStorable);
const day = z
  .string()
  .regex(/^\d{8}$/)
  .transform((text) => text.replace(/^(....)(..)(..)$/, '$1-$2-$3'))
  .pipe(z.iso.date());
const revision = z.coerce.number().int().min(0).max(2_147_483_647);
export const gradeSchema = z.enum(['5', '4', '3', '2']);
export const weightSchema = z.coerce.number().int().min(1).max(5);
const span = z
  .string()
  .regex(/^\d{8}-\d{8}$/)
  .transform((text) => text.split('-'))
  .pipe(z.tuple([day, day]))
  .transform(([from, to]) => ({ from, count: (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 }))
  .refine(({ count }) => count >= 1 && count <= MAX_DAYS);

/** What a method does with the fields of a form. */
export type Method = (fields: Record<string, string>) => Promise<unknown>;

/** @throws (rejects) Refusal 400 that names the field, besides those of `run` */
export const method =
  <Fields extends z.ZodType>(
    fields: Fields,
    run: (given: z.output<Fields>) => Promise<unknown>,
  ): Method =>
  async (given) => {
    const parsed = fields.safeParse(given);
    if (parsed.success) return run(parsed.data);
    throw new Refusal(400, `Wrong ${parsed.error.issues[0]?.path.join('.') || 'fields'}`);
  };

const ofLesson = { teacher: idSchema, lesson: idSchema };
const ofHomework = { ...ofLesson, homework: idSchema, revision };

/** The calls for partners, by their names. */
export function partnerMethods(eljur: Eljur): Record<string, Method> {
  const { db, env, control } = eljur;
  const isOurs = (link: string) => URL.canParse(link) && new URL(link).origin === env.PUBLIC_ORIGIN;
  const url = z.url({ protocol: /^https?$/ }).max(2_000);
  return {
    ...userMethods(eljur),
    getschedule: method(z.object({ teacher: idSchema, days: span }), async ({ teacher, days }) => ({
      lessons: listLessons(days, { teacher: getPerson(teacher).id }).map(told),
    })),
    getlesson: method(z.object(ofLesson), async ({ teacher, lesson }) =>
      told(getOwnLesson(lesson, teacher)),
    ),
    sethomework: method(
      z.object({
        ...{ ...ofHomework, text: line(500), link: url.refine(isOurs) },
        due: z.literal('').or(z.string().regex(/^\d{8}$/)),
      }),
      async ({ teacher, lesson, homework, revision: at, text, link, due }) => {
        const { id: own } = getOwnLesson(lesson, teacher);
        await setHomework(db, { lesson: own, id: homework, revision: at, text, link, due });
        if (control.happens('forgetting')) await forgetHomework(db, own, homework);
        return { homework };
      },
    ),
    removehomework: method(
      z.object(ofHomework),
      async ({ teacher, lesson, homework, revision: at }) => {
        const { id: own } = getOwnLesson(lesson, teacher);
        const nothing = { text: '', link: '', due: '' };
        await setHomework(db, { lesson: own, id: homework, revision: at, ...nothing }, true);
        return { homework };
      },
    ),
    setmark: method(
      z.object({ ...ofHomework, student: idSchema, mark: gradeSchema, weight: weightSchema }),
      async ({ teacher, lesson, mark, ...given }) => {
        const set = await setMark(db, getOwnLesson(lesson, teacher), { ...given, value: mark });
        return { mark: set.value, weight: set.weight };
      },
    ),
  };
}

/** Who somebody is, and that they are not linked any more. */
function userMethods(eljur: Eljur): Record<string, Method> {
  return {
    exchangetoken: method(
      z.object({ token: line(300), check: line(100), request: line(200) }),
      async (given) => {
        const { id: person, title, role } = await exchangeToken(eljur, given);
        return { id: person, title, role };
      },
    ),
    unlinkuser: method(z.object({ user: idSchema }), async ({ user }) => {
      await eljur.db.delete(linked).where(eq(linked.person, user));
      return { user };
    }),
  };
}

/** As the API tells of a lesson. */
function told(lesson: Lesson) {
  const { id: lessonId, num, className, subject } = lesson;
  const next = nextOf(lesson);
  return {
    ...{ id: lessonId, num, class: className, classid: classes[className], subject },
    ...{ starts: momentOf(lesson), next: next && momentOf(next) },
  };
}

const momentOf = ({ day: on, startsAt }: Lesson) => ({
  date: on.replaceAll('-', ''),
  time: timeText(startsAt),
});
