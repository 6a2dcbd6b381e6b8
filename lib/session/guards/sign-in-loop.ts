import { createHash } from 'node:crypto';

/** A sign-in that led to a page: its mark, and when, in milliseconds since 1970. */
export type SignIn = { target: string; at: number };

/** So many sign-ins for one page within the window are a loop. [AUTH-05] */
const LOOP = 3;
/** As long as one sign-in counts, in milliseconds. */
export const LOOP_WINDOW = 30_000;

/** A short mark of a path: what stands in a cookie tells nothing of where somebody was. */
const markOf = (url: string) =>
  createHash('sha256')
    .update(url.split(/[?#]/)[0] ?? '')
    .digest('base64url')
    .slice(0, 10);

/** Those that still count at this moment. */
export function recentSignIns(signIns: readonly SignIn[] | null, now: number): SignIn[] {
  return (signIns ?? []).filter(({ at }) => at <= now && at > now - LOOP_WINDOW);
}

/** The list with one more sign-in that leads to a page; it does not grow without end. */
export function addSignIn(signIns: readonly SignIn[], url: string, now: number): SignIn[] {
  return [...signIns, { target: markOf(url), at: now }].slice(-2 * LOOP);
}

/**
 * Whether asking for a sign-in once more would go round in circles: the page was reached by signing
 * in three times within half a minute, and wants a sign-in again. [AUTH-05]
 */
export function isSignInLoop(signIns: readonly SignIn[], url: string, now: number): boolean {
  const target = markOf(url);
  return recentSignIns(signIns, now).filter((one) => one.target === target).length >= LOOP;
}
