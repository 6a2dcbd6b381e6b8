/** Tells scripts that there is a session, and that it is another one than before; nothing of it. */
export const SESSION_MARK_COOKIE = 'session-mark';

/**
 * The mark in the text of `document.cookie`, or null when nobody is signed in in this browser. It
 * changes whenever the session is written. [AUTH-14]
 */
export function readSessionMark(cookieText: string): string | null {
  const found = /(?:^|;\s*)session-mark=([^;]+)/.exec(cookieText);
  return found?.[1] ?? null;
}
