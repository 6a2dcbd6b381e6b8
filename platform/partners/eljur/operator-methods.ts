import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { settingsSchema } from '@/platform/partners/school/control';
import type { Eljur } from './context';
import { listHomework, listMarks, setMarkByHand } from './homework';
import { gradeSchema, idSchema, method, weightSchema, type Method } from './methods';
import { linked } from './database/schema';
import { getLesson, people } from './school';
import { createToken } from './tokens';

/** What the teacher may set besides grades: «н» for who was absent. */
export const handValueSchema = z.enum([...gradeSchema.options, 'н']);

/** What tests and operators do with the key of the API. */
export function operatorMethods(eljur: Eljur): Record<string, Method> {
  const { db, control } = eljur;
  return {
    control: method(settingsSchema, async (settings) => {
      control.change(settings);
      return settings;
    }),
    people: method(z.object({}), async () => ({ people })),
    token: method(
      z.object({ person: idSchema, seconds: z.coerce.number().int().min(-3_600).max(3_600) }),
      async ({ person, seconds }) => createToken(eljur, person, seconds),
    ),
    lesson: method(z.object({ lesson: idSchema }), async ({ lesson }) => ({
      homework: await listHomework(db, [lesson]),
      marks: await listMarks(db, [lesson]),
    })),
    mark: method(
      z.object({
        ...{ lesson: idSchema, homework: idSchema, student: idSchema },
        ...{ value: handValueSchema, weight: weightSchema },
      }),
      async ({ lesson, ...given }) => setMarkByHand(db, getLesson(lesson), given),
    ),
    linked: method(z.object({ person: idSchema }), async ({ person }) => {
      const rows = await db.select().from(linked).where(eq(linked.person, person));
      return { isLinked: rows.length > 0 };
    }),
  };
}
