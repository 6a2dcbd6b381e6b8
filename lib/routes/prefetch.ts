/** Whether a page is fetched in advance, by Next.js or by the browser itself: that is no visit. */
export function isPrefetch(headers: Headers): boolean {
  const purpose = `${headers.get('sec-purpose')} ${headers.get('purpose')}`;
  return purpose.includes('prefetch') || headers.has('next-router-prefetch');
}
