import { isPrefetch } from '@/lib/routes/prefetch';

/** Whether an image or frame on somebody's page asks, or a prefetch: these must not sign anyone out. */
export function isSubResource(headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest');
  const site = headers.get('sec-fetch-site');
  if (isPrefetch(headers)) return true;
  if (destination === null || destination === 'document') return false;
  return !(destination === 'empty' && site === 'same-origin');
}
