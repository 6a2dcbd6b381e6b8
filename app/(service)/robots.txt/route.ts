import { isOnIndexableHost } from '@/app/_server/indexable-host';
import { serverConfig } from '@/lib/config/server';
import { robotsTxt } from '@/lib/seo/robots-txt';

/** What crawlers may fetch, by the host on which they ask. [SEO-01] [SEO-05] */
export function GET(request: Request): Response {
  const page = {
    isIndexableHost: isOnIndexableHost(request),
    origin: serverConfig().PUBLIC_ORIGIN,
  };
  return new Response(robotsTxt(page), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
