/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` and `npm run verify` look at the types; once more would be half of the build.
  typescript: { ignoreBuildErrors: true },
  // Crawlers and prerender services read only the head: nobody gets its tags later.
  htmlLimitedBots: /.*/,
  // It reads files that stand beside it.
  serverExternalPackages: ['pdfkit'],
  images: { unoptimized: true },
  // Middleware does it, in one step with everything else that is wrong in a path.
  skipTrailingSlashRedirect: true,
  // Those of security are set for every answer at once, by lib/security.
  headers: () =>
    Promise.resolve([
      {
        source: '/(api|health|ready)/:path*',
        headers: [{ key: 'X-Robots-Tag', value: 'noindex,nofollow' }],
      },
    ]),
};

export default config;
