import { REFERRAL_NAME } from '@/lib/contract/auth/referral';
import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';

/**
 * What crawlers may fetch: everything but the calls of scripts, on the one host that may be listed;
 * nothing on any other. Pages that are not to be listed are not named here: to see that, a crawler
 * has to read them. [SEO-01] [SEO-05]
 */
export function robotsTxt(page: { isIndexableHost: boolean; origin: string }): string {
  if (!page.isIndexableHost) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    'Disallow: /api/',
    // The same page under another address.
    `Clean-param: ${[...trackingKeys, REFERRAL_NAME, 'answer', 'sent', 'check'].join('&')}`,
    '',
    `Sitemap: ${page.origin}/sitemap.xml`,
    '',
  ].join('\n');
}
