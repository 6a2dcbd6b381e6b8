import { serverConfig } from '@/lib/config/server';
import type { OwnCookie, PlainCookie } from './own-cookie';

/** Browsers refuse a larger cookie. [design: at most 4 KB] */
export const MAX_COOKIE_LENGTH = 4_000;

export type CookieOptions = {
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'lax';
  path: string;
  maxAge?: number;
};

/** The cookies of a request, as `cookies()` and `NextRequest` have them. */
export type CookieReader = { get(name: string): { value: string } | undefined };

/** The cookies of a response, as `cookies()` and `NextResponse` have them. */
export type CookieWriter = { set(name: string, value: string, options: CookieOptions): unknown };

const isSecure = () => serverConfig().PUBLIC_ORIGIN.startsWith('https:');

/** The name under which a browser keeps a cookie. */
export function cookieName({ name, isHostBound = false }: OwnCookie): string {
  return isHostBound && isSecure() ? `__Host-${name}` : name;
}

/**
 * The attributes of a cookie. Cleared with others, a `__Host-` cookie would stay.
 *
 * @param lifetime as declared when it is left out
 */
export function cookieOptions(
  { readableByScripts, path = '/', lifetime: declared }: OwnCookie,
  lifetime = declared,
): CookieOptions {
  return {
    httpOnly: !readableByScripts,
    secure: isSecure(),
    sameSite: 'lax',
    path,
    ...(lifetime !== 'visit' && { maxAge: lifetime }),
  };
}

/** What stands in a cookie, unread; undefined when it is not there. */
export function textIn(jar: CookieReader, cookie: OwnCookie): string | undefined {
  return jar.get(cookieName(cookie))?.value;
}

/** The value of a plain cookie; null when it is not there, and when it is not what was declared. */
export function readCookie<Value>(jar: CookieReader, cookie: PlainCookie<Value>): Value | null {
  const read = cookie.schema.safeParse(textIn(jar, cookie));
  return read.success ? read.data : null;
}

/**
 * Sets a plain cookie.
 *
 * @param lifetime as declared when it is left out
 */
export function writeCookie<Value>(
  jar: CookieWriter,
  cookie: PlainCookie<Value>,
  value: Value,
  lifetime?: OwnCookie['lifetime'],
): void {
  setText(jar, cookie, cookie.toText(value), lifetime);
}

/**
 * Sets a cookie to text that was made for it: sealed, or as `toText` makes it.
 *
 * @param lifetime as declared when it is left out
 */
export function setText(
  jar: CookieWriter,
  cookie: OwnCookie,
  text: string,
  lifetime?: OwnCookie['lifetime'],
): void {
  jar.set(cookieName(cookie), text, cookieOptions(cookie, lifetime));
}

/** Clears a cookie. */
export function clearCookie(jar: CookieWriter, cookie: OwnCookie): void {
  jar.set(cookieName(cookie), '', cookieOptions(cookie, 0));
}
