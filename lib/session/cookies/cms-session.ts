import { z } from 'zod';
import { ownCookie } from '@/lib/http/cookies/own-cookie';

/** An editor's token: beside the session of users, and never in its place. [AUTH-20] */
export const cmsSessionCookie = ownCookie({
  name: 'cms-session',
  schema: z.object({ token: z.string() }),
  // As long as a CMS token lives.
  lifetime: 12 * 60 * 60,
  protection: 'sealed',
  readableByScripts: false,
  isHostBound: true,
});
