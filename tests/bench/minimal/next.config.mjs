/** @type {import('next').NextConfig} */
const config = {
  distDir: '../../../.build/minimal-page',
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  // As the product has it.
  htmlLimitedBots: /.*/,
};

export default config;
