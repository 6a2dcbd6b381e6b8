import { flagSchema, ownCookie } from '@/lib/http/cookies/own-cookie';

/** Marks a visit that began on a partner's site. [AUTH-18] */
export const multibookCookie = ownCookie({
  name: 'multibook',
  schema: flagSchema,
  lifetime: 'visit',
  protection: 'plain',
  readableByScripts: false,
});
