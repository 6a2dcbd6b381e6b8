import { trackingKeys } from '@/lib/contract/tracking/tracking-keys';
import { robotsTxt } from './robots-txt';

const origin = 'https://tetradi.example.ru';

test('[SEO-01] on another host nothing may be fetched', () => {
  expect(robotsTxt({ isIndexableHost: false, origin })).toBe('User-agent: *\nDisallow: /\n');
});

test('[SEO-05] on the one host it names the sitemap and the parameters that change nothing', () => {
  const lines = robotsTxt({ isIndexableHost: true, origin }).split('\n');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines).not.toContain('Disallow: /');
  const clean = lines
    .find((line) => line.startsWith('Clean-param: '))
    ?.slice(13)
    .split('&');
  expect(clean).toEqual(expect.arrayContaining([...trackingKeys]));
});
