import { isListedHost } from '@/app/_server/listed-host';
import { serverConfig } from '@/lib/config/server';
import { robotsTxt } from '@/lib/seo/robots-txt';

/** What crawlers may fetch, by the host on which they ask. [SEO-01] [SEO-05] */
export function GET(request: Request): Response {
  const page = { isIndexableHost: isListedHost(request), origin: serverConfig().PUBLIC_ORIGIN };
  return new Response(robotsTxt(page), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
