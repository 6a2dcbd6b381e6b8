import type { OwnPath } from './own-path';

/** A stand-in origin: what resolves to it is a path of our own, whatever the real origin is. */
const OWN = 'http://own.invalid';

/** No page of ours has a longer address. */
const MAX_LENGTH = 2_000;

/** Space and control characters (browsers drop some of them), and the backslash (taken for a slash). */
const UNSAFE = /[\s\\\p{Cc}\p{Cf}]/u;

/** Ways in and out are no place to return to. [ROUTE-03] */
const NEVER =
  /^\/(?:prosv|prosv\/auth|(?:cms\/)?(?:login|logout)|cms\/(?:sign-in|auth)|registration)\/?$/;

/**
 * The one judge of redirect targets, asked when a target is stored and again when it is used: a path
 * with query and fragment on our own origin, or null. [ROUTE-02]
 */
export function safeReturnUrl(target: string | null | undefined): OwnPath | null {
  if (!target || target.length > MAX_LENGTH) return null;
  if (!isPlainPath(target) || !URL.canParse(target, OWN)) return null;
  // Dots are resolved first: what they leave of the path is what browsers and servers decode.
  const { origin, pathname, search, hash } = new URL(target, OWN);
  const path = pathname + search + hash;
  const decoded = decodeFully(pathname);
  const isOwn = origin === OWN && isPlainPath(pathname) && isPlainPath(decoded);
  return isOwn && !NEVER.test(inOneSpelling(decoded)) ? (path as OwnPath) : null;
}

/** Other spellings of a path are redirected to this one. */
const inOneSpelling = (path: string) => path.toLowerCase().replace(/\/{2,}/g, '/');

function isPlainPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !UNSAFE.test(path);
}

/** Decodes the path part until nothing changes: `%252f` hides as well as `%2f`. */
function decodeFully(target: string): string {
  let current = target;
  for (let round = 0; round < 5; round++) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return current;
    }
    if (next === current) return current;
    current = next;
  }
  return '//';
}
