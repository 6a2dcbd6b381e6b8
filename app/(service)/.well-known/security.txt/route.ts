import { serverConfig } from '@/lib/config/server';
import { securityTxt } from '@/lib/seo/security-txt';

/** Where to report a hole in the product. */
export function GET(): Response {
  const { PUBLIC_ORIGIN: origin, CONTACT_EMAIL: email } = serverConfig();
  return new Response(securityTxt({ origin, email }, Date.now()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'max-age=86400',
      'X-Robots-Tag': 'noindex,nofollow',
    },
  });
}
