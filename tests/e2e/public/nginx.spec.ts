import { expect, test } from '@playwright/test';
import { readServerConfig } from '@/lib/config/server';
import { findFreePorts } from '@/scripts/environment/ports.mjs';
import { nginxConf } from '@/server/nginx/nginx-conf';
import { listedPaths, statusPaths } from '@/tests/support/browser/public-pages';
import { ask, LISTED_HOST } from '@/tests/support/http/plain-http';
import { hasBrotli, isNginxThere, startNginx } from '@/tests/support/http/start-nginx.mjs';

test.skip(!isNginxThere(), 'nginx is not installed: only the file is compared, by a unit test');

const origin = process.env.TEST_WEB_ORIGIN ?? '';
const more = ['/login', '/nothing', '/a/b'];
const paths = [...listedPaths, ...statusPaths.filter((path) => !path.includes('?')), ...more];
/** What nginx does not answer itself. */
const passed = [
  ...['/teacher/profile', '/fizika_99-class', '/teacher/', '/TEACHER', '/%66', '/health', '/cms'],
  ...[
    '/?a=b',
    '/login?utm_source=a',
    '/mesh-came-back?mo',
    '/api/v1/nothing',
    '/robots.txt',
    '/favicon.ico',
  ],
];
let nginx: Awaited<ReturnType<typeof startNginx>>;

/** That of web. */
const config = () =>
  readServerConfig({
    PUBLIC_ORIGIN: origin,
    PORT: new URL(origin).port,
    DATA_DIR: process.env.TEST_DATA_DIR,
    INDEXABLE_HOST: LISTED_HOST,
    PARTNER_HOSTS: 'books.example.ru',
  });

test.beforeAll(async () => {
  nginx = await startNginx(nginxConf(config(), '/'));
  // The documents are made as the stack starts, and published when all of them are.
  const tag = async () => (await ask('/', { origin: nginx.origin })).headers.etag;
  await expect.poll(tag, { timeout: 80_000 }).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/);
});
test.afterAll(() => nginx?.stop());

/**
 * Of one connection, or of the server's own making. `link` names styles ahead of a page that waits for
 * a reply, and is not there when the reply is kept.
 */
const OWN = new Set([
  ...['date', 'connection', 'keep-alive', 'server', 'etag', 'content-length', 'accept-ranges'],
  ...['transfer-encoding', 'x-request-id', 'link'],
]);

async function answers(path: string, asked: Parameters<typeof ask>[1] = {}) {
  return Promise.all(
    [nginx.origin, origin].map(async (from) => {
      const { status, headers, body } = await ask(path, { ...asked, origin: from });
      const said = Object.entries(headers).filter(([name]) => !OWN.has(name));
      const withoutNonce = said.map(([name, value]) => [
        name,
        String(value).replace(/nonce(-|=")[\w+/=]+/g, ''),
      ]);
      return { status, headers: Object.fromEntries(withoutNonce), body };
    }),
  );
}

for (const host of [LISTED_HOST, 'localhost'])
  test(`[DOC-06] nginx answers every public page of ${host} as web does`, async () => {
    for (const path of paths) {
      const [front, web] = await answers(path, { headers: { Host: host } });
      expect([path, front?.status, front?.headers]).toEqual([path, web?.status, web?.headers]);
      expect([path, front?.body === web?.body]).toEqual([path, true]);
    }
  });

test('[DOC-06] nginx sends what was compressed ahead', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/login', 200],
    ['/nothing', 404],
  ] as const)
    for (const encoding of hasBrotli() ? ['br', 'gzip'] : ['gzip']) {
      const asked = { origin: nginx.origin, headers: { 'Accept-Encoding': encoding } };
      const answer = await ask(path, asked);
      expect([answer.status, answer.headers['content-encoding']]).toEqual([status, encoding]);
    }
});

/** By If-None-Match and If-Modified-Since. */
const ifChanged = (etag = '', date = '') => ({
  ...(etag && { 'If-None-Match': etag }),
  ...(date && { 'If-Modified-Since': date }),
});

test('[DOC-05] [DOC-06] who has a document gets 304, whichever of the two has sent it', async () => {
  for (const path of ['/', '/fizika_7-class', '/login'])
    for (const encoding of ['br', 'gzip', 'identity']) {
      const own = { 'Accept-Encoding': encoding };
      const [sent, web] = await answers(path, { headers: own });
      const date = web?.headers['last-modified'];
      const { etag } = (await ask(path, { headers: own })).headers;
      for (const headers of [ifChanged(etag), ifChanged(etag, date), ifChanged(`"x", W/${etag}`)]) {
        const [front, behind] = await answers(path, { headers: { ...own, ...headers } });
        expect([path, headers, front]).toEqual([path, headers, behind]);
        expect(front?.status).toBe(304);
      }
      // That of nginx is the same for two versions of one day and one size.
      const { headers: given } = await ask(path, { origin: nginx.origin, headers: own });
      const again = { ...own, ...ifChanged(given.etag, given['last-modified']) };
      const { status, headers } = await ask(path, { origin: nginx.origin, headers: again });
      expect([path, sent?.status, status, headers.etag]).toEqual([path, 200, 200, etag]);
    }
});

test('[PRE-04] [DOC-06] by date nginx compares as web does', async () => {
  for (const path of ['/', '/fizika_7-class', '/login']) {
    const date = (await ask(path)).headers['last-modified'] ?? 'Sun, 22 Nov 2026 00:00:00 GMT';
    const day = (days: number) => new Date(Date.parse(date) + days * 86_400_000).toUTCString();
    for (const since of [date, day(1), day(-1), 'no date']) {
      const [front, web] = await answers(path, { headers: ifChanged('', since) });
      expect([path, since, front?.status]).toEqual([path, since, web?.status]);
    }
  }
});

test('[DOC-06] without web, who has a document is answered by nginx', async () => {
  const [port = 0] = await findFreePorts(1);
  const alone = await startNginx(nginxConf({ ...config(), PORT: port }, '/'));
  try {
    const at = (path: string, etag?: string) =>
      ask(path, { origin: alone.origin, headers: ifChanged(etag) });
    expect((await at('/teacher?past=1')).status).toBe(502);
    for (const path of ['/', '/fizika_7-class', '/login']) {
      const { status, headers, body } = await at(path);
      expect([path, status]).toEqual([path, 200]);
      const other = await at(path, '"other"');
      expect([path, other.status, other.body === body]).toEqual([path, 200, true]);
      expect([path, (await at(path, headers.etag)).status]).toEqual([path, 304]);
    }
  } finally {
    alone.stop();
  }
});

test('[DOC-06] what web decides itself is passed on', async () => {
  for (const path of passed) {
    const [front, web] = await answers(path);
    expect([path, front?.status, front?.headers]).toEqual([path, web?.status, web?.headers]);
  }
  const unusual: Record<string, string>[] = [
    { Cookie: 'session=x' },
    { RSC: '1' },
    { 'Sec-Fetch-Dest': 'iframe' },
    { Referer: 'https://books.example.ru/1' },
  ];
  for (const headers of unusual) {
    const [front, web] = await answers('/', { headers });
    expect([headers, front?.status, front?.headers]).toEqual([headers, web?.status, web?.headers]);
  }
});

test('[DOC-06] HEAD answers like GET, another method is passed on', async () => {
  for (const method of ['HEAD', 'POST'])
    for (const path of ['/', '/503', '/nothing']) {
      const [front, web] = await answers(path, { method });
      expect([method, path, front?.status]).toEqual([method, path, web?.status]);
      expect(front?.body).toBe(web?.body);
    }
});
