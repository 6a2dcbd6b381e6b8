import { isPrefetch } from './prefetch';

/**
 * Whether an image, a frame or a script of some page asks, where a person opens a page and our own
 * pages fetch the next. Browsers alone tell; who tells nothing embeds nothing.
 */
export function isEmbedded(headers: Pick<Headers, 'get'>): boolean {
  const destination = headers.get('sec-fetch-dest');
  if (destination === null || destination === 'document') return false;
  const site = headers.get('sec-fetch-site');
  return !(destination === 'empty' && (site === 'same-origin' || site === 'none'));
}

/** Whether the request is embedded, or a prefetch: these must not sign anyone out. */
export function isSubResource(headers: Headers): boolean {
  return isPrefetch(headers) || isEmbedded(headers);
}
