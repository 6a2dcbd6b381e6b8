import { clearCookie, type CookieWriter } from '@/lib/http/cookies/cookie-jar';
import { sessionCookie } from './cookies/session';
import { sessionMarkCookie } from './cookies/session-mark';

/** Clears the cookies of a session in the browser that gets this response. */
export function clearSessionIn(jar: CookieWriter): void {
  clearCookie(jar, sessionCookie);
  clearCookie(jar, sessionMarkCookie);
}
