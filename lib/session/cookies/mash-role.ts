import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';

/** As whom the Moscow platform, which sets it, sent a visitor. We only read it. [AUTH-18] */
export const mashRoleCookie = ownCookie({
  name: 'mash_role',
  schema: textSchema((text) => (text === 'student' || text === 'other' ? text : null)),
  lifetime: 'visit',
  protection: 'plain',
  readableByScripts: true,
});
