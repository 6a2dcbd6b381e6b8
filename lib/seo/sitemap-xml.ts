import { pageAddress } from './page-address';

/** A page that may be listed, and the ISO date on which its content last changed. */
export type SitemapEntry = { path: string; lastModified: string };

/** The map of a site: exactly these pages, each with its true date. [SEO-05] */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      `<url><loc>${pageAddress(origin, path)}</loc><lastmod>${lastModified}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}
