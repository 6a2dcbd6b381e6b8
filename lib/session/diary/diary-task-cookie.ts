import { taskHashSchema } from '@/lib/contract/homework/homework';
import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';

/** The homework that a student of a diary opens, until they have signed in and are bound. [DIARY-08] */
export const diaryTaskCookie = ownCookie({
  name: 'diary-task',
  schema: textSchema((text) => taskHashSchema.safeParse(text).data ?? null),
  lifetime: 15 * 60,
  protection: 'plain',
  readableByScripts: false,
});
