import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';
import { SESSION_LIFETIME } from '@/lib/session/session-lifetime';

/** The newest are kept: nobody ends more while a response is on its way. */
const MOST = 8;
const ID = /^[\w-]{8,40}$/;

/**
 * The ids of sessions that were ended in this browser: a response to a request that was sent before
 * may still set the session again. [AUTH-14]
 */
export const signedOutCookie = ownCookie<string[]>({
  name: 'signed-out',
  schema: textSchema((text) => text.split('.').filter((id) => ID.test(id))),
  toText: (ids) => ids.slice(-MOST).join('.'),
  // As long as the cookie of a session that a late response set again.
  lifetime: SESSION_LIFETIME,
  protection: 'plain',
  readableByScripts: false,
  isHostBound: true,
});
