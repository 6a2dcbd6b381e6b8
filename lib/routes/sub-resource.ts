import { isFetchedAhead, isPrefetch } from './prefetch';

/**
 * Whether an image, a frame or a script of some page asks, or another site that wants a page before its
 * visitor does, where a person opens a page and our own pages fetch the next. Browsers alone tell; who
 * tells nothing embeds nothing. [HTTP-01]
 */
export function isEmbedded(headers: Pick<Headers, 'get'>): boolean {
  const destination = headers.get('sec-fetch-dest');
  if (destination === null) return false;
  const site = headers.get('sec-fetch-site');
  const isOurs = site === 'same-origin' || site === 'none';
  if (destination === 'document') return !isOurs && isFetchedAhead(headers);
  return !(destination === 'empty' && isOurs);
}

/** Whether the request is embedded, or a prefetch: these must not sign anyone out. */
export function isSubResource(headers: Headers): boolean {
  return isPrefetch(headers) || isEmbedded(headers);
}
