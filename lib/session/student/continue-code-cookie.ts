import { z } from 'zod';
import { continueCodeSchema } from '@/lib/contract/auth/continue-code';
import { ownCookie } from '@/lib/http/cookies/own-cookie';

/** The code of the student without an account who is signed in here; it goes with signing out. [TRUST-03] */
export const continueCodeCookie = ownCookie({
  name: 'continue-code',
  schema: z.object({ userId: z.string(), code: continueCodeSchema }),
  // As long as the session.
  lifetime: 30 * 24 * 60 * 60,
  protection: 'sealed',
  readableByScripts: false,
  isHostBound: true,
});
