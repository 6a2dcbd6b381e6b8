import type { Route } from '@/lib/routes/route';

/** What robots are told, in the meta tag and in the header alike. [SEO-01] */
export type Robots = 'index,follow' | 'noindex,nofollow';

/** Whether a Host header names the one host whose pages may be listed; its port does not matter. [SEO-01] */
export function isIndexableHost(
  host: string | null | undefined,
  indexableHost: string | undefined,
): boolean {
  if (!host || indexableHost === undefined) return false;
  return host.toLowerCase().replace(/:\d{1,5}$/, '') === indexableHost.toLowerCase();
}

/**
 * Whether robots may list a page: only on the one host, only when its route allows it and it is what
 * was asked for. [SEO-01] [SEO-02]
 */
export function robotsFor(
  route: Pick<Route, 'indexable'>,
  page: { isIndexableHost: boolean; status: number },
): Robots {
  const isIndexable = route.indexable && page.isIndexableHost && page.status === 200;
  return isIndexable ? 'index,follow' : 'noindex,nofollow';
}
