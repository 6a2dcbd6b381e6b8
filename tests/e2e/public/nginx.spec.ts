import { expect, test } from '@playwright/test';
import { readServerConfig } from '@/lib/config/server';
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

test.beforeAll(async () => {
  const config = readServerConfig({
    PUBLIC_ORIGIN: origin,
    PORT: new URL(origin).port,
    DATA_DIR: process.env.TEST_DATA_DIR,
    INDEXABLE_HOST: LISTED_HOST,
    PARTNER_HOSTS: 'books.example.ru',
  });
  nginx = await startNginx(nginxConf(config, '/'));
  // The documents are made as the stack starts, and published when all of them are.
  const tag = async () => (await ask('/', { origin: nginx.origin })).headers.etag;
  await expect.poll(tag, { timeout: 80_000 }).toMatch(/^"[0-9a-f]+-[0-9a-f]+"$/);
});
test.afterAll(() => nginx?.stop());

/** Of one connection, or of the server's own making. */
const OWN = new Set([
  ...['date', 'connection', 'keep-alive', 'server', 'etag', 'content-length', 'accept-ranges'],
  ...['transfer-encoding', 'x-request-id'],
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

test('[DOC-06] nginx sends what was compressed ahead, and who has it gets 304', async () => {
  for (const [path, status] of [
    ['/', 200],
    ['/login', 200],
    ['/nothing', 404],
  ] as const)
    for (const encoding of hasBrotli() ? ['br', 'gzip'] : ['gzip']) {
      const asked = { origin: nginx.origin, headers: { 'Accept-Encoding': encoding } };
      const answer = await ask(path, asked);
      expect([answer.status, answer.headers['content-encoding']]).toEqual([status, encoding]);
      if (status !== 200) continue;
      const again = { ...asked.headers, 'If-None-Match': answer.headers.etag ?? '' };
      expect((await ask(path, { ...asked, headers: again })).status).toBe(304);
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
