import { expect, test } from '@playwright/test';
import { ask } from '@/tests/support/http/plain-http';
import { listedPaths, samplePaths } from '@/tests/support/browser/public-pages';
import { typeErrorsOf } from '@/tests/support/unit/type-check';

type Data = Record<string, unknown> & { '@type': string };

async function dataOf(path: string): Promise<Data[]> {
  const { body } = await ask(path);
  const scripts = body.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Data);
}

/** What the vocabulary of schema.org, as types, has against each piece of data. */
function faultsOf(data: readonly Data[]): string[] {
  const checks = data.map(
    (piece, index) =>
      `export const data${index}: WithContext<${piece['@type']}> = ${JSON.stringify(piece)};`,
  );
  const names = [...new Set(['WithContext', ...data.map((piece) => piece['@type'])])];
  return typeErrorsOf(
    `import type { ${names.join(', ')} } from 'schema-dts';\n${checks.join('\n')}`,
  );
}

test('[SEO-06] the vocabulary refuses what is not in it', () => {
  test.slow();
  const wrong = { '@context': 'https://schema.org', '@type': 'LearningResource', grade: 5 };
  expect(faultsOf([wrong]).join()).toContain(`'"grade"' does not exist`);
  expect(faultsOf([{ '@type': 'Workbook' }]).join()).toContain('Workbook');
});

test('[SEO-04] [SEO-06] the data of every listed page is in the vocabulary and of its page', async () => {
  test.slow();
  const all: Data[] = [];
  for (const path of listedPaths) {
    const data = await dataOf(path);
    const types = data.map((piece) => piece['@type']);
    const page = data[0];
    expect([path, types]).toEqual([path, expect.arrayContaining(['Organization'])]);
    expect(page?.['@type']).toMatch(/^(Web|Collection|Contact)Page$/);
    expect(page?.url).toBe(canonicalOf(path));
    expect(page?.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/);
    all.push(...data);
  }
  expect(faultsOf(all)).toEqual([]);
});

test('[SEO-06] a subject’s landing tells of its workbook and the way to it', async () => {
  const data = await dataOf('/fizika_7-class');
  const find = (type: string) => data.find((piece) => piece['@type'] === type);
  expect(find('LearningResource')).toMatchObject({
    name: 'Физика. 7 класс',
    educationalLevel: '7 класс',
    url: canonicalOf('/fizika_7-class'),
    inLanguage: 'ru',
    isAccessibleForFree: true,
  });
  expect(find('BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, item: canonicalOf('/') },
    { position: 2, item: canonicalOf('/fizika_7-class') },
  ]);
});

type Crumbs = { name: string; item: string }[];

test('[SEO-06] the way to a page stands on it as machines read it', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const without: string[] = [];
  for (const path of new Set([...listedPaths, ...samplePaths])) {
    await page.goto(`${baseURL}${path}`);
    const told = (await dataOf(path)).find((piece) => piece['@type'] === 'BreadcrumbList');
    const trail = page.getByRole('navigation', { name: 'Путь к\u00A0странице' });
    if (!told) {
      without.push(path);
      await expect(trail, path).toHaveCount(0);
      continue;
    }
    const crumbs = trail.getByRole('listitem');
    const shown: Crumbs = [];
    for (const crumb of await crumbs.all()) {
      await expect(crumb, path).toBeVisible();
      const link = crumb.getByRole('link');
      const isLink = (await link.count()) > 0;
      const place = isLink ? link : crumb.locator('[aria-current=page]');
      const href = isLink ? await link.getAttribute('href') : new URL(page.url()).pathname;
      shown.push({ name: await place.innerText(), item: canonicalOf(href ?? '') });
    }
    const list = told.itemListElement as Crumbs;
    expect([path, shown]).toEqual([path, list.map(({ name, item }) => ({ name, item }))]);
  }
  // Home is where the way begins, and nobody is led to signing in.
  expect(without).toEqual(['/', '/login']);
  await context.close();
});

function canonicalOf(path: string): string {
  const { origin } = new URL(process.env.TEST_WEB_ORIGIN ?? '');
  return path === '/' ? origin : origin + path;
}
