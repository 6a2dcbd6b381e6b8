const READS = new Set(['GET', 'HEAD']);

/**
 * Whether a request may change something: a page of our own sent it. `Sec-Fetch-Site` decides when
 * the browser sends it, because no page can write it; else `Origin` must be ours. A request with
 * neither is refused. [NET-07]
 *
 * @param publicOrigin as configured; the Host of a request is the client's to choose
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return headers.get('origin') === publicOrigin;
}

/** Whether a request only reads, so that it may come from anywhere. */
export function onlyReads(method: string): boolean {
  return READS.has(method);
}
