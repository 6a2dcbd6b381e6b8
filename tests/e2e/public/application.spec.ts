import { expect, test, type Page } from '@playwright/test';
import pg from 'pg';
import { expectAccessible } from '@/tests/support/browser/accessibility';

async function leadsOf(email: string): Promise<{ type: string; meta: Record<string, unknown> }[]> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ type: string; meta: Record<string, unknown> }>(
      `select type, meta from main_api.lead where meta->>'email' = $1`,
      [email],
    );
    return rows;
  } finally {
    await client.end();
  }
}

let turn = 0;
const someEmail = () => `e2e-${Date.now()}-${turn++}@example.ru`;

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Имя и фамилия').fill('Анна Морозова');
  await page.getByLabel('Почта', { exact: true }).fill(email);
  await page.getByLabel('Школа').fill('Школа № 5');
  await page.getByLabel('Город, посёлок или село').fill('Тула');
  await page.getByRole('checkbox', { name: /Согласен/ }).check();
}
const send = (page: Page) => page.getByRole('button', { name: 'Отправить заявку' });
const sent = (page: Page) => page.getByRole('heading', { name: 'Заявка отправлена' });

test('[ROUTE-21] a school sends its application in place, and pressing ten times sends one', async ({
  page,
}) => {
  const email = someEmail();
  await page.goto('/application');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.getByLabel('Кто вы').selectOption('Директор или завуч');
  await fill(page, email);
  await send(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press++) button.click();
  });
  await expect(sent(page)).toBeVisible();
  await expect(page).toHaveURL('/application');
  const leads = await leadsOf(email);
  expect(leads).toMatchObject([{ type: 'application', meta: { role: 'administration' } }]);
});

test('[TRK-03] an application tells how its sender came, however long and whatever it is', async ({
  page,
}) => {
  const email = someEmail();
  const marks = { utm_source: email, utm_term: 'x'.repeat(7_000), utm_content: '<b onclick=x>' };
  await page.goto(`/?${new URLSearchParams(marks)}`, { referer: 'https://ya.ru/' });
  // Later where the first documents are not made yet.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last_utms'))).toContain(email);
  await page.goto('/application?landingName=teacher');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.getByLabel('Предмет').selectOption('Физика');
  await fill(page, email);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  const [lead] = await leadsOf(email);
  expect(lead?.meta.visit).toEqual({
    utmMarks: [
      { utmKey: 'utm_source', utmValue: email },
      { utmKey: 'utm_term', utmValue: 'x'.repeat(500) },
      { utmKey: 'utm_content', utmValue: '<b onclick=x>' },
    ],
    reffererUrl: 'https://ya.ru/',
    landingName: 'teacher',
    userAgent: expect.stringMatching(/^Mozilla.*Chrome.* viewportSize=1280x720$/),
  });
});

test('[ROUTE-21] what was typed outlives a reload', async ({ page }) => {
  await page.goto('/application');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.getByLabel('Школа').fill('Лицей № 1');
  await page.reload();
  await expect(page.getByLabel('Школа')).toHaveValue('Лицей № 1');
});

test('[ROUTE-21] [UI-12] with errors it is as accessible as without', async ({ page }) => {
  await page.goto('/application?landingName=teacher');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await send(page).click();
  await expect(page.getByLabel('Имя и фамилия')).toBeFocused();
  await expectAccessible(page, 'with errors');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[ROUTE-21] a teacher is shown what is wrong, and it is sent when it is right', async ({
    page,
  }) => {
    const email = someEmail();
    await page.goto('/application?landingName=teacher');
    await page.getByLabel('Предмет').selectOption('Физика');
    await fill(page, email);
    await page.getByLabel('Имя и фамилия').fill('<b>1</b>');
    await send(page).click();
    await expect(page).toHaveURL(/\/application\?landingName=teacher&check=[0-9a-f]{8}$/);
    await expect(page.getByLabel('Имя и фамилия')).toBeFocused();
    await expect(page.getByLabel('Имя и фамилия')).toHaveValue('<b>1</b>');
    await expect(page.getByLabel('Школа')).toHaveValue('Школа № 5');
    await page.getByLabel('Имя и фамилия').fill('Анна Морозова');
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page).toHaveURL('/application?landingName=teacher&sent=1#form');
    expect(await leadsOf(email)).toMatchObject([
      {
        type: 'teacher-licence',
        meta: { visit: { landingName: 'teacher', userAgent: expect.stringMatching(/Chrome/) } },
      },
    ]);
  });
});

test('[ROUTE-21] a native form that is sent ten times at once is one lead', async ({
  request,
  baseURL,
}) => {
  const email = someEmail();
  const form = { name: 'Анна', role: 'other', email, school: '№ 5', city: 'Тула', consent: 'yes' };
  const headers = { Origin: baseURL ?? '' };
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => request.post('/api/lead', { form, headers, maxRedirects: 0 })),
  );
  for (const response of responses)
    expect([response.status(), response.headers().location]).toEqual([
      303,
      '/application?sent=1#form',
    ]);
  expect(await leadsOf(email)).toHaveLength(1);
});

test('[NET-07] a form on a strange page sends nothing', async ({ request }) => {
  const response = await request.post('/api/lead', {
    form: { name: 'x' },
    headers: { Origin: 'https://evil.example' },
  });
  expect(response.status()).toBe(403);
});

test('[ROUTE-20] [ROUTE-24] the documents answer without scripts, with their contents', async ({
  request,
}) => {
  for (const path of ['/teacher/terms-of-use', '/user-agreement']) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const page = await response.text();
    expect(page).toContain('aria-label="Содержание"');
    expect(page).toContain('href="#changes"');
  }
});

test('[SEO-04] the pictures and icons are there, and no others', async ({ request }) => {
  const files: [string, number, string][] = [
    ['/og/default.png', 200, 'image/png'],
    ['/og/fizika.png', 200, 'image/png'],
    ['/og/astronomiya.png', 404, 'text/plain'],
    ['/og/fizika', 404, 'text/plain'],
    ['/icon.svg', 200, 'image/svg+xml'],
    ['/favicon.ico', 200, 'image/x-icon'],
    ['/apple-icon.png', 200, 'image/png'],
    ['/icons/icon-512-maskable.png', 200, 'image/png'],
    ['/manifest.webmanifest', 200, 'application/manifest+json'],
  ];
  for (const [path, status, type] of files) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, status]);
    expect(response.headers()['content-type']).toContain(type);
  }
});
