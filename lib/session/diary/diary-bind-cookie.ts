import { z } from 'zod';
import { bindParamsSchema } from '@/lib/contract/diary/diary';
import { ownCookie } from '@/lib/http/cookies/own-cookie';

const keptBindSchema = z.object({
  params: bindParamsSchema,
  /** Binding failed with them, and may be tried again by hand: no page leads there by itself. */
  isTried: z.boolean(),
  /** Who was signed in here before the link was followed: it may not be whom the diary means. */
  signedInAs: z.string().nullable(),
});
export type KeptBind = z.infer<typeof keptBindSchema>;

/** With what an account is to be bound to one of the diary. Scripts never see it. [DIARY-01] */
export const diaryBindCookie = ownCookie({
  name: 'diary-bind',
  schema: keptBindSchema,
  // As long as somebody may take to sign in; the diary itself forgets its token sooner.
  lifetime: 15 * 60,
  protection: 'sealed',
  readableByScripts: false,
});
