import { ownCookie, textSchema } from '@/lib/http/cookies/own-cookie';

/** Sessions that a browser may end one after the other while a response is on its way. */
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
  // Longer than any call may take.
  lifetime: 5 * 60,
  protection: 'plain',
  readableByScripts: false,
  isHostBound: true,
});
