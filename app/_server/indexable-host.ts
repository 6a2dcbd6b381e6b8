import { serverConfig } from '@/lib/config/server';
import { isIndexableHost } from '@/lib/seo/indexability';

/** Whether a request came to the one host that search engines may list. [SEO-01] */
export function isOnIndexableHost(request: Request): boolean {
  return isIndexableHost(request.headers.get('host'), serverConfig().INDEXABLE_HOST);
}
