import { createHash } from 'node:crypto';

/** A sign-in that led to a page: its mark, and when, in milliseconds since 1970. */
export type SignIn = { target: string; at: number };

/** So many sign-ins for one page within this time are a loop. [AUTH-05] */
const LOOP = 3;
const WINDOW = 30_000;

/** As long as one sign-in counts, in seconds. */
export const SIGN_INS_MAX_AGE = WINDOW / 1_000;
/** Where the latest sign-ins are kept. */
export const SIGN_INS_COOKIE = 'sign-ins';

/** A short mark of a path: what stands in a cookie tells nothing of where somebody was. */
const markOf = (url: string) =>
  createHash('sha256')
    .update(url.split(/[?#]/)[0] ?? '')
    .digest('base64url')
    .slice(0, 10);

/** The latest sign-ins out of their cookie; what is no such list is none. */
export function readSignIns(value: string | undefined, now: number): SignIn[] {
  return [...(value ?? '').slice(0, 500).matchAll(/([\w-]{10})~([0-9a-z]{6,10})(?:\.|$)/g)]
    .map(([, target = '', at = '']) => ({ target, at: parseInt(at, 36) }))
    .filter(({ at }) => at <= now && at > now - WINDOW);
}

/** The list with one more sign-in that leads to a page, as text for the cookie. */
export function addSignIn(signIns: readonly SignIn[], url: string, now: number): string {
  return [...signIns, { target: markOf(url), at: now }]
    .slice(-2 * LOOP)
    .map(({ target, at }) => `${target}~${at.toString(36)}`)
    .join('.');
}

/**
 * Whether asking for a sign-in once more would go round in circles: the page was reached by signing
 * in three times within half a minute, and wants a sign-in again. [AUTH-05]
 */
export function isSignInLoop(signIns: readonly SignIn[], url: string, now: number): boolean {
  const target = markOf(url);
  return signIns.filter((one) => one.target === target && one.at > now - WINDOW).length >= LOOP;
}
