import { z } from 'zod';
import { foreignIdSchema, lessonPlaceSchema } from '@/lib/contract/diary/diary';
import { ownCookie } from '@/lib/http/cookies/own-cookie';

const keptLessonSchema = z.object({
  place: lessonPlaceSchema,
  /** The diary's own: which subject of ours it is, the main API says. */
  subjectId: foreignIdSchema.optional(),
  /** On the diary's host. */
  returnUrl: z.string().optional(),
});
export type KeptLesson = z.infer<typeof keptLessonSchema>;

/** The lesson of a diary for which a teacher creates homework. [DIARY-04] */
export const diaryLessonCookie = ownCookie({
  name: 'diary-lesson',
  schema: keptLessonSchema,
  // As long as it takes to sign in, to bind and to choose tasks.
  lifetime: 2 * 60 * 60,
  protection: 'sealed',
  readableByScripts: false,
});
