import { isOnIndexableHost } from '@/app/_server/indexable-host';
import { serverConfig } from '@/lib/config/server';
import { listPublicPages } from '@/lib/landing/public-page';
import { sitemapXml } from '@/lib/seo/sitemap-xml';
import { askContent } from '@/lib/upstream/public-content';

/** Exactly the pages that may be listed, which on another host are none. [SEO-05] */
export async function GET(request: Request): Promise<Response> {
  const isIndexable = isOnIndexableHost(request);
  const pages = await listPublicPages(askContent);
  if (!pages.ok)
    return new Response(null, {
      status: 503,
      headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
    });
  return new Response(sitemapXml(serverConfig().PUBLIC_ORIGIN, isIndexable ? pages.value : []), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...(!isIndexable && { 'X-Robots-Tag': 'noindex,nofollow' }),
    },
  });
}
