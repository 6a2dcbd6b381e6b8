const READS = new Set(['GET', 'HEAD']);

/**
 * Whether a request may change something: a page of our own sent it. `Sec-Fetch-Site` decides when
 * the browser sends it, because no page can write it; else `Origin` must be ours. A request with
 * neither is refused. [NET-07]
 *
 * @param publicOrigin as configured; the Host of a request is the client's to choose
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === publicOrigin;
}

/**
 * Whether a request is another site's: one that changes something unless it is shown to be ours, one
 * that only reads when its browser says so. A picture on some page could otherwise try codes for
 * everybody who looks at it. [NET-07]
 */
export function isCrossSite(
  { method, headers }: { method: string; headers: Pick<Headers, 'get'> },
  publicOrigin: string,
): boolean {
  if (!READS.has(method)) return !isSameOrigin(headers, publicOrigin);
  return !['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}

/**
 * Whether a page of another site led the browser here: by its word, or, when it keeps silent, by the
 * address that it came from. Who tells neither has typed the address or opened it from a message. [HTTP-03]
 *
 * @param trustedOrigins our own, and those whose links count as ours
 */
export function isLedByAnotherSite(headers: Headers, trustedOrigins: readonly string[]): boolean {
  const referrer = headers.get('referer');
  const from = referrer?.startsWith('http') && URL.canParse(referrer) ? new URL(referrer) : null;
  const isTrusted = from !== null && trustedOrigins.includes(from.origin);
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'cross-site' && !isTrusted;
  return from !== null && !isTrusted;
}
