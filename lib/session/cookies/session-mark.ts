import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';
import { SESSION_LIFETIME } from '@/lib/session/session-lifetime';

/**
 * Tells scripts that there is a session, and nothing of it. It changes whenever the session is
 * written: other tabs see by it that the session is another one. [AUTH-14]
 */
export const sessionMarkCookie = ownCookie({
  name: 'session-mark',
  schema: textSchema((text) => (/^[\w-]{1,64}$/.test(text) ? text : null)),
  lifetime: SESSION_LIFETIME,
  protection: 'plain',
  readableByScripts: true,
});
