import { z } from 'zod';
import { roleSchema } from '@/lib/contract/user/user';
import { ownCookie } from '@/lib/http/cookies/own-cookie';
import { SESSION_LIFETIME } from '@/lib/session/session-lifetime';

const entrySchema = z.object({ token: z.string(), updatedAt: z.number() });

/** Who is signed in: the tokens, by role. Scripts never see it. [AUTH-10] */
export const sessionCookie = ownCookie({
  name: 'session',
  schema: z.object({
    id: z.string().optional(),
    current: roleSchema,
    entries: z.partialRecord(roleSchema, entrySchema),
  }),
  lifetime: SESSION_LIFETIME,
  protection: 'sealed',
  // The only one without: sessions that browsers hold already are to go on.
  salt: '',
  readableByScripts: false,
  isHostBound: true,
});
