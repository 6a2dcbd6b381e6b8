import { flagSchema, ownCookie } from '@/lib/http/cookies/own-cookie';

/** Marks the browser of somebody who tests the product. [AUTH-18] */
export const testerCookie = ownCookie({
  name: 'is_test',
  schema: flagSchema,
  lifetime: 'visit',
  protection: 'plain',
  readableByScripts: false,
});
