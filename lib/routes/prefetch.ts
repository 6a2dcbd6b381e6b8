/** Whether a page is fetched in advance, by Next.js or by the browser itself: that is no visit. */
export function isPrefetch(headers: Headers): boolean {
  return isFetchedAhead(headers) || headers.has('next-router-prefetch');
}

/** Whether the browser itself fetches a page before its person asks for it, to keep it or to render it. */
export function isFetchedAhead(headers: Pick<Headers, 'get'>): boolean {
  return `${headers.get('sec-purpose')} ${headers.get('purpose')}`.includes('prefetch');
}
