/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Crawlers and prerender services read only the head: nobody gets its tags later.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  // Middleware does it, in one step with everything else that is wrong in a path.
  skipTrailingSlashRedirect: true,
  // A landing is painted as soon as it is there: no second request stands before it.
  experimental: { inlineCss: true },
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Content-Security-Policy', value: "frame-ancestors 'none'; base-uri 'self'" },
        ],
      },
      {
        source: '/(api|health|ready)/:path*',
        headers: [{ key: 'X-Robots-Tag', value: 'noindex,nofollow' }],
      },
      {
        source: '/prosv/:path*',
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      },
    ]),
};

export default config;
