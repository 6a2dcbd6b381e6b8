import { sitemapXml } from './sitemap-xml';

test('[SEO-05] a page has its address and the date of its content', () => {
  const xml = sitemapXml('https://tetradi.example.ru', [
    { path: '/', lastModified: '2026-11-01' },
    { path: '/teacher', lastModified: '2026-11-02' },
  ]);
  expect(xml).toContain(
    '<url><loc>https://tetradi.example.ru</loc><lastmod>2026-11-01</lastmod></url>' +
      '<url><loc>https://tetradi.example.ru/teacher</loc><lastmod>2026-11-02</lastmod></url></urlset>',
  );
});
