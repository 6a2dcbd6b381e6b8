import type { CookieOptions, CookieReader, CookieWriter } from './cookie-jar';

/**
 * The cookies of a request from its header, where Next.js has not read them. Of two with one name the
 * last counts, and one that cannot be decoded is none, as in Next.js.
 */
export function jarOfHeader(header: string | undefined): CookieReader {
  const given = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    const value = decode(pair.slice(at + 1).trim());
    if (at > 0 && value !== null) given.set(pair.slice(0, at).trim(), value);
  }
  return {
    get(name) {
      const value = given.get(name);
      return value === undefined ? undefined : { value };
    },
  };
}

function decode(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** Writes cookies into the headers of a response that Next.js does not send. */
export function jarOfHeaders(append: (name: 'Set-Cookie', value: string) => unknown): CookieWriter {
  return { set: (name, value, options) => append('Set-Cookie', setCookie(name, value, options)) };
}

function setCookie(name: string, value: string, options: CookieOptions): string {
  const { httpOnly, secure, sameSite, path, maxAge } = options;
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${path}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
    ...(httpOnly ? ['HttpOnly'] : []),
    `SameSite=${sameSite}`,
  ].join('; ');
}
