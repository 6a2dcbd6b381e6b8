import type { PlainCookie } from '@/lib/http/cookies/own-cookie';

/** The value of a cookie that scripts may read; null when it is not there or not what was declared. */
export function readDocumentCookie<Value>({ name, schema }: PlainCookie<Value>): Value | null {
  const start = `${name}=`;
  const found = document.cookie.split(/;\s*/).find((pair) => pair.startsWith(start));
  const read = schema.safeParse(decode(found?.slice(start.length)));
  return read.success ? read.data : null;
}

/** Sets a cookie that scripts may write, with its declared lifetime. */
export function writeDocumentCookie<Value>(cookie: PlainCookie<Value>, value: Value): void {
  const { name, lifetime, path = '/' } = cookie;
  const pair = `${name}=${encodeURIComponent(cookie.toText(value))}`;
  const maxAge = lifetime === 'visit' ? '' : `; Max-Age=${lifetime}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; Path=${path}${maxAge}; SameSite=Lax${secure}`;
}

function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? text : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
