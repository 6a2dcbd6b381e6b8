import { z } from 'zod';
import { ownCookie } from '@/lib/http/cookies/own-cookie';

/**
 * A random id of this browser, from the first name that is given in it. It says nothing of a person, and
 * stays after signing out: by it names of one device are known. [TRUST-01]
 */
export const browserIdCookie = ownCookie({
  name: 'browser-id',
  schema: z.object({ id: z.uuid() }),
  // A school year.
  lifetime: 365 * 24 * 60 * 60,
  protection: 'sealed',
  readableByScripts: false,
  isHostBound: true,
});
