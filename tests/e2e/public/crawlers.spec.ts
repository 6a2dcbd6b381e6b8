import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes/routes';
import { agents, ask, LISTED_HOST, readHead } from '@/tests/support/http/plain-http';
import { listedPaths } from '@/tests/support/browser/public-pages';

const unlisted = ['/login', '/fizika_11-class', '/fizika_teacher', '/mesh-came-back'];
const failing = Object.values(routes).filter(({ status }) => status !== 200);

for (const [name, agent] of Object.entries(agents)) {
  const headers = { 'User-Agent': agent };

  for (const path of listedPaths)
    test(`[SEO-01] [SEO-03] [PRE-04] ${name} reads ${path} whole, twice alike`, async () => {
      for (const time of ['cold', 'warm']) {
        const { status, headers: got, body } = await ask(path, { headers });
        const head = readHead(body);
        expect([time, status]).toEqual([time, 200]);
        expect(got['x-robots-tag']).toBe('index,follow');
        expect(head.robots).toEqual(['index,follow']);
        expect(head.titles).toHaveLength(1);
        expect(head.titles[0]?.length).toBeGreaterThan(10);
        expect(head.description?.length).toBeGreaterThan(50);
        expect(head.canonical).toEqual([canonicalOf(path)]);
        expect(got['last-modified']).toMatch(/^\w{3}, \d\d \w{3} \d{4} 00:00:00 GMT$/);
        expect(head.prerenderStatus).toEqual([]);
        expect(head.prerenderHeaders).toEqual([`Last-Modified: ${got['last-modified']}`]);
        expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      }
    });

  for (const path of unlisted)
    test(`[SEO-02] [SEO-09] ${name} may not list ${path}`, async () => {
      const { status, headers: got, body } = await ask(path, { headers });
      expect(status).toBe(200);
      expect(got['x-robots-tag']).toBe('noindex,nofollow');
      expect(readHead(body).robots).toEqual(['noindex,nofollow']);
    });

  for (const { path, status } of failing)
    test(`[ROUTE-08] [PRE-01] [PRE-02] ${name} gets ${status} at ${path}, in head and headers`, async () => {
      const answer = await ask(path, { headers });
      const head = readHead(answer.body);
      expect(answer.status).toBe(status);
      expect(head.prerenderStatus).toEqual([String(status)]);
      expect(head.titles).toHaveLength(1);
      expect(head.robots.every((robots) => robots.startsWith('noindex'))).toBe(true);
      expect(head.canonical).toEqual([]);
      expect(answer.headers['x-robots-tag']).toBe('noindex,nofollow');
      expect(answer.headers['cache-control']).toContain('no-store');
      const passes = status === 503 || status === 429;
      expect(answer.headers['retry-after']).toBe(passes ? '60' : undefined);
      expect(answer.body).toContain('<h1');
    });
}

test('[SEO-03] the address of a page does not depend on Host, query or spelling', async () => {
  for (const host of [LISTED_HOST, 'evil.example', `${LISTED_HOST}:81`]) {
    const { body } = await ask('/teacher?utm_source=x&a=/b', { headers: { Host: host } });
    expect(readHead(body).canonical).toEqual([canonicalOf('/teacher')]);
    expect(body).not.toContain('evil.example');
  }
});

test('[SEO-01] on another host nothing may be listed', async () => {
  for (const host of ['localhost', 'www.tetradi.example.ru', 'tetradi.example.ru.evil.example']) {
    for (const path of ['/', '/fizika_7-class']) {
      const { headers, body } = await ask(path, { headers: { Host: host } });
      expect(headers['x-robots-tag']).toBe('noindex,nofollow');
      expect(readHead(body).robots).toEqual(['noindex,nofollow']);
    }
    expect((await ask('/robots.txt', { headers: { Host: host } })).body).toContain('Disallow: /\n');
    const sitemap = await ask('/sitemap.xml', { headers: { Host: host } });
    expect(sitemap.body).not.toContain('<loc>');
  }
});

test.describe('[SEO-03] other spellings lead to the one address, in one step', () => {
  for (const [asked, to] of [
    ['/teacher/', '/teacher'],
    ['/TEACHER', '/teacher'],
    ['/Fizika_7-Class/', '/fizika_7-class'],
    ['/teacher/?utm_source=a&b=%D1%8F', '/teacher?utm_source=a&b=%D1%8F'],
    ['//teacher', '/teacher'],
    ['/Teacher//', '/teacher'],
  ] as const)
    test(asked, async () => {
      const { status, headers } = await ask(asked);
      expect([status, headers['cache-control']]).toEqual([301, 'no-store']);
      expect(headers.location).toBe(to);
      expect((await ask(to)).status).toBe(200);
    });
});

test('[PRE-01] [PRE-02] a redirect says in its body what its headers say, and is not kept', async () => {
  for (const [path, status] of [
    ['/Teacher', 301],
    ['/teacher/profile', 302],
  ] as const) {
    const answer = await ask(path);
    const head = readHead(answer.body);
    expect(answer.status).toBe(status);
    expect(head.prerenderStatus).toEqual([String(status)]);
    expect(head.prerenderHeaders).toEqual([`Location: ${answer.headers.location}`]);
    expect(answer.headers['cache-control']).toMatch(/^(?:private, )?no-store$/);
  }
});

test.describe('[PRE-04] who has the newest already gets 304 and no body', () => {
  for (const path of ['/', '/teacher', '/fizika_7-class', '/user-agreement'])
    test(path, async () => {
      const lastModified = (await ask(path)).headers['last-modified'] ?? '';
      const since = (date: string) => ask(path, { headers: { 'If-Modified-Since': date } });
      const again = await since(lastModified);
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers['last-modified']).toBe(lastModified);
      const dayBefore = new Date(Date.parse(lastModified) - 86_400_000).toUTCString();
      expect((await since(dayBefore)).status).toBe(200);
      expect((await since('no date')).status).toBe(200);
    });

  test('a failure has no date', async () => {
    const since = { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' };
    const answer = await ask('/nothing', { headers: since });
    expect([answer.status, answer.headers['last-modified']]).toEqual([404, undefined]);
  });
});

test('HEAD answers like GET, without a body', async () => {
  for (const path of ['/', '/fizika_7-class', '/nothing', '/503', '/Teacher', '/robots.txt']) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([path, head.status, head.body]).toEqual([path, get.status, '']);
    for (const name of [
      'location',
      'x-robots-tag',
      'last-modified',
      'cache-control',
      'retry-after',
    ])
      expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]]);
  }
});

test('no page offers to connect to the site that it came from', async () => {
  // A query that nobody knows keeps documents away.
  for (const path of [...listedPaths, ...unlisted, '/nothing'].flatMap((one) => [one, `${one}?x`]))
    for (const method of ['GET', 'HEAD']) {
      const { headers, body } = await ask(path, { method });
      expect([path, headers.link ?? '']).toEqual([path, expect.not.stringContaining('preconnect')]);
      expect([path, body]).toEqual([path, expect.not.stringMatching(/<link[^>]*rel="preconnect"/)]);
    }
});

test('a page is read, not written to', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const { status, headers } = await ask('/teacher', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  }
});

test('[SEO-05] the sitemap lists exactly the pages that may be listed, with their dates', async () => {
  const { status, headers, body } = await ask('/sitemap.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const entries = [...body.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(entries.map(([, address]) => address).sort()).toEqual(listedPaths.map(canonicalOf).sort());
  for (const [, address = '', date = ''] of entries) {
    const page = await ask(new URL(address).pathname);
    expect([address, page.headers['last-modified']]).toEqual([
      address,
      new Date(`${date}T00:00:00Z`).toUTCString(),
    ]);
  }
});

test('[SEO-05] robots.txt names the sitemap and cleans tracking parameters', async () => {
  const { status, body } = await ask('/robots.txt');
  expect(status).toBe(200);
  expect(body).toContain(`Sitemap: ${canonicalOf('/sitemap.xml')}`);
  expect(body).toMatch(/^Clean-param: utm_medium&utm_source&.*manager/m);
  expect(body).not.toContain('Disallow: /\n');
});

test('[HTTP-01] security.txt says where to report a hole', async () => {
  const { status, body } = await ask('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(body).toContain(`Canonical: ${canonicalOf('/.well-known/security.txt')}`);
});

test.describe('[ROUTE-23] [ROUTE-27] hostile addresses are 404, never 500', () => {
  for (const path of [
    '/fizika_7_class',
    '/fizika_',
    '/_7-class',
    '/fizika__7-class',
    '/astronomiya_5-class',
    '/%66izika/..%2f..%2fetc',
    '/fizika_7-class/..;/x',
    '/%D1%84%D0%B8%D0%B7%D0%B8%D0%BA%D0%B0_7-class',
    '/moved',
    '/iconography',
    '/apple-icon-x',
    '/fizika_%5F',
    '/fizika_%00',
    '/fizika_%2e%2e',
    '/fizika_7%2Dclass',
    `/${'x'.repeat(2_000)}`,
    `/${'a_'.repeat(1_000)}`,
  ])
    test(path.slice(0, 60), async () => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).toContain('Страница не найдена');
    });

  for (const path of ['/fizika_%zz', '/fizika_%FF'])
    test(`[HTTP-01] ${path} is refused`, async () => {
      expect((await ask(path)).status).toBe(400);
    });

  for (const path of [
    '/fizika_..',
    '/fizika_%D1%8F',
    `/fizika_${'9'.repeat(2_000)}`,
    '/fizika_7-class?answer=%00&answer=<script>&x[]=1',
    `/?ref=${'x'.repeat(2_000)}`,
  ])
    test(`${path.slice(0, 60)} shows the page or 404`, async () => {
      const { status, body } = await ask(path);
      expect([200, 404]).toContain(status);
      expect(body).toContain('<h1');
      expect(body).not.toContain('<script>&');
    });
});

test('what a visitor sends as the state of a page counts for nothing', async () => {
  const forged = encodeURIComponent(
    JSON.stringify({ path: '/evil', httpStatus: 404, robots: 'noindex,nofollow' }),
  );
  const { body } = await ask('/teacher', { headers: { 'x-page-state': forged } });
  expect(readHead(body)).toMatchObject({
    canonical: [canonicalOf('/teacher')],
    robots: ['index,follow'],
    prerenderStatus: [],
  });
});

function canonicalOf(path: string): string {
  const { origin } = new URL(process.env.TEST_WEB_ORIGIN ?? '');
  return path === '/' ? origin : origin + path;
}
