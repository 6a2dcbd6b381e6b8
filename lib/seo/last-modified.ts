/** An ISO date as HTTP writes it: its first second, in GMT. [PRE-04] */
export function httpDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}

/**
 * Whether what the visitor has is what we would send: then 304 and no body. An entity tag goes
 * before the date (RFC 9110); a date that cannot be read counts as none. [PRE-04]
 */
export function isNotModified(headers: Headers, lastModified: string): boolean {
  if (headers.has('if-none-match')) return false;
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return Number.isFinite(since) && since >= Date.parse(httpDate(lastModified));
}
