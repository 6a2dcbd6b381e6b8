import { expect, test, type Page } from '@playwright/test';
import { countDifferences } from '@/tests/support/browser/picture-difference';
import { listedPaths, samplePaths, statusPaths } from '@/tests/support/browser/public-pages';
import { agents, ask, readHead } from '@/tests/support/http/plain-http';

/** Every page that has a document, and an address that has that of another. */
const paths = [
  ...listedPaths,
  '/login',
  '/nothing',
  ...statusPaths.filter((path) => !path.includes('?')),
];

/** One of each kind: others of it have the same elements. */
const lookedAt = [
  ...samplePaths.filter((path) => !path.includes('?') && paths.includes(path)),
  ...['/nothing', '/403', '/503', '/mo-unreachable', '/mesh-came-back'],
];

/** A query that no page knows sends the request past the documents. */
const PAST = '?past=1';

type Answer = Awaited<ReturnType<typeof ask>>;

/** Headers that are of one answer, or that a document has its own of. */
const OWN = new Set([
  ...['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'link'],
  ...['etag', 'cache-control', 'content-security-policy', 'x-middleware-rewrite'],
]);

const isDocument = ({ headers }: Answer) => /-identity"$/.test(headers.etag ?? '');

/** What a page says, to people and to machines. */
function saidBy({ status, headers, body }: Answer) {
  const shown = /<body[^>]*>(.*)<\/body>/s.exec(body)?.[1] ?? '';
  const all = (pattern: RegExp) => [...shown.matchAll(pattern)].map(([, found = '']) => found);
  return {
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name))),
    head: readHead(body.replaceAll('/>', '>')),
    data: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    links: all(/<a [^>]*?href="(.*?)"/g),
    text: shown
      .replace(/<script.*?<\/script>|<!--.*?-->|<style.*?<\/style>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&nbsp;/g, '\u00A0')
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"'),
  };
}

test.beforeAll(async () => {
  // The first ones are made as the stack starts.
  for (const path of paths)
    await expect.poll(async () => isDocument(await ask(path)), { timeout: 80_000 }).toBe(true);
});

for (const path of paths)
  test(`[DOC-01] [DOC-02] the document of ${path} says what the page says`, async () => {
    for (const agent of Object.values(agents)) {
      const headers = { 'User-Agent': agent };
      const [kept, rendered] = [await ask(path, { headers }), await ask(path + PAST, { headers })];
      expect([isDocument(kept), isDocument(rendered)]).toEqual([true, false]);
      expect(saidBy(kept)).toEqual(saidBy(rendered));
      expect(kept.headers['content-security-policy']).toContain("script-src 'self';");
      expect(kept.body).not.toMatch(/_next\/static\/[^"]*\.js|__next_f|nonce/);
      expect(kept.body.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
    }
  });

for (const path of lookedAt)
  test(`[DOC-01] the document of ${path} looks as the page does`, async ({
    browser,
    page,
    baseURL,
  }) => {
    for (const width of [375, 1_400]) {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const [kept, rendered] = [await context.newPage(), await context.newPage()];
      // With everything in sight: what is out of it loads its pictures later.
      const height = await heightAt(kept, path, width);
      await Promise.all([kept, rendered].map((one) => one.setViewportSize({ width, height })));
      await Promise.all([
        kept.goto(path, { waitUntil: 'networkidle' }),
        rendered.goto(path + PAST, { waitUntil: 'networkidle' }),
      ]);
      // Until the last picture is drawn.
      const differences = async () =>
        countDifferences(page, await pictureOf(kept), await pictureOf(rendered));
      await expect.poll(differences, { message: `${width} px` }).toBe(0);
      await context.close();
    }
  });

/** How tall a page is in a window of this width, in pixels. */
async function heightAt(page: Page, path: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 600 });
  await page.goto(path);
  const box = await page.locator('html').boundingBox();
  return Math.ceil(box?.height ?? 0);
}

const pictureOf = (page: Page) => page.screenshot({ animations: 'disabled' });
