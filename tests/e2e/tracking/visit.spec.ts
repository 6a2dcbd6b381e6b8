import { expect, test, type Page } from '@playwright/test';
import type pg from 'pg';
import { fillSignIn, signInAsTeacher } from '@/tests/support/browser/browser';
import { openAlive } from '@/tests/support/browser/open-alive';
import { openTestDatabase } from '@/tests/support/people/visitors';

const SAVE = '/api/v1/analytics/save-utm';
const MARKUP = '"><img src=x onerror="window.isHarmed = 1"><script>window.isHarmed = 1</script>';

let database: pg.Pool;
test.beforeAll(async ({ request }) => {
  database = openTestDatabase();
  // The first documents are made as the stack starts.
  const isDocument = async () =>
    /<script src="\/enhance-/.test(await (await request.get('/')).text());
  await expect.poll(isDocument, { timeout: 80_000 }).toBe(true);
});
test.afterAll(() => database.end());

let turn = 0;
const someSource = () => `e2e-${Date.now()}-${turn++}`;

type Marks = { utmKey: string; utmValue: string }[];

/** What is kept of visits from a source, and whose they are. */
async function visitsFrom(source: string) {
  const { rows } = await database.query<{ marks: Marks; referrer: string; login: string }>(
    `select marks, referrer_url as referrer, email as login
     from main_api.utm_mark join main_api."user" on "user".id = user_id
     where marks @> jsonb_build_array(jsonb_build_object('utmValue', $1::text))`,
    [source],
  );
  return rows;
}

function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

/** The page has no other markup than its own, and none of a mark has run. */
async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'isHarmed' in window)).toBe(false);
}

test('[TRK-01] how a visitor came to a document is kept once they sign in, and sent once', async ({
  page,
}) => {
  const source = someSource();
  const calls = countCalls(page, SAVE);
  const marks = { utm_source: source, utm_medium: 'cpc', product: 'тетради' };
  await page.goto(`/?${new URLSearchParams(marks)}`, { referer: 'https://ya.ru/search' });
  await expect(page.locator('script[src^="/enhance-"]')).toHaveCount(1);
  await page.goto('/login');
  expect(calls()).toBe(0);
  await page.getByRole('link', { name: 'Войти как учитель' }).click();
  await fillSignIn(page, 'teacher@example.ru');
  await expect(page).toHaveURL('/teacher/profile');
  await expect
    .poll(() => visitsFrom(source))
    .toEqual([
      {
        marks: [
          { utmKey: 'utm_medium', utmValue: 'cpc' },
          { utmKey: 'utm_source', utmValue: source },
          { utmKey: 'product', utmValue: 'тетради' },
        ],
        referrer: 'https://ya.ru/search',
        login: 'teacher@example.ru',
      },
    ]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('utms_saved'))).toBe('1');
  await page.reload({ waitUntil: 'networkidle' });
  await page.goto('/teacher/homework', { waitUntil: 'networkidle' });
  expect(calls()).toBe(1);
  expect(await visitsFrom(source)).toHaveLength(1);
});

test('[TRK-01] what could not be sent is sent by a later page', async ({ page }) => {
  const source = someSource();
  await page.route(`**${SAVE}`, (route) => route.abort());
  await openAlive(page, `/?utm_source=${source}`);
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(SAVE));
  await signInAsTeacher(page);
  await refused;
  expect(await visitsFrom(source)).toEqual([]);
  await page.unroute(`**${SAVE}`);
  await page.reload();
  await expect.poll(async () => (await visitsFrom(source)).length).toBe(1);
});

for (const [kind, term, kept] of [
  // The longest addresses that are answered.
  ['of 7,000 letters', 'x'.repeat(7_000), 'x'.repeat(500)],
  ['of Russian letters', 'ю'.repeat(1_200), 'ю'.repeat(500)],
  ['with markup', MARKUP, MARKUP],
] as const)
  test(`[TRK-01] a mark ${kind} harms neither the page nor what is kept`, async ({ page }) => {
    const source = someSource();
    const address = `/?${new URLSearchParams({ utm_source: source, utm_term: term })}`;
    expect((await openAlive(page, address))?.status()).toBe(200);
    await expectUnharmed(page);
    await signInAsTeacher(page);
    await expectUnharmed(page);
    await expect.poll(async () => (await visitsFrom(source)).length).toBe(1);
    const [visit] = await visitsFrom(source);
    expect(visit?.marks).toContainEqual({ utmKey: 'utm_term', utmValue: kept });
    // The same address for who is signed in comes from another renderer.
    await page.goto(
      `/teacher/profile?${new URLSearchParams({ utm_source: source, utm_term: term })}`,
    );
    await expectUnharmed(page);
  });
