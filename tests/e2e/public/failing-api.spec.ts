import { expect, test } from '@playwright/test';
import { startBrokenApi, type BrokenApi } from '@/tests/support/stack/broken-api';
import { ask, readHead } from '@/tests/support/http/plain-http';
import { openAlive } from '@/tests/support/browser/open-alive';
import { freePorts, runCommand, type RunningCommand } from '@/tests/support/stack/run-command';

/** Web alone, against a main API that fails; errors are reported to the same server. */
let api: BrokenApi;
let web: RunningCommand;
let origin: string;

const START = '/student/bafedikogupamite';

test.beforeAll(async () => {
  test.setTimeout(90_000);
  api = await startBrokenApi();
  const { PORT = '' } = await freePorts();
  origin = `http://localhost:${PORT}`;
  web = runCommand('start:web', {
    PORT,
    LOG_LEVEL: 'silent',
    MAIN_API_ENDPOINTS: api.origin,
    SSO_ORIGIN: api.origin,
    ERROR_REPORTING_URL: `${api.origin}/errors`,
    BUILD_NUMBER: '9.9.9',
  });
  await web.untilSaid('Ctrl-C');
});

test.afterAll(async () => {
  web.process.kill('SIGTERM');
  await web.ended;
  api.close();
});

test.describe('[STATUS-14] [PRE-02] a failed call is answered in place, without scripts', () => {
  for (const [failure, status, title] of [
    [0, 500, 'Ошибка сети'],
    [403, 403, 'Ошибка авторизации'],
    [404, 404, 'Страница не найдена'],
    [500, 500, 'Неизвестная ошибка'],
    [503, 500, 'Неизвестная ошибка'],
  ] as const)
    test(`${failure} is ${status} «${title}»`, async () => {
      api.answerWith(failure);
      const answer = await ask(START, { origin });
      expect(answer.status).toBe(status);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.body).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
      const titles = [...answer.body.matchAll(/<title>([^<]*)/g)].map(([, text]) => text);
      expect(titles).toEqual([expect.stringContaining(title)]);
      expect(readHead(answer.body).prerenderStatus).toEqual([String(status)]);
    });
});

test('[STATUS-14] a navigation that fails leads to the status page and keeps the address', async ({
  page,
  request,
}) => {
  api.answerWith(0);
  const path = '/prosv?role=student&returnUrl=%2Fstudent%2Fprofile';
  const response = await request.get(origin + path, { maxRedirects: 0 });
  expect(response.headers().location).toBe(
    '/network-error?from=%2Fstudent%2Fprofile&error=unavailable',
  );
  await page.goto(origin + path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ошибка сети');
  await expect(page).toHaveURL(`${origin}/student/profile`);
});

test('[STATUS-15] [DOC-01] errors in a document are reported too', async ({ page, request }) => {
  const readPage = async () => (await request.get(`${origin}/login`)).text();
  await expect.poll(readPage, { timeout: 60_000 }).toContain('<script src="/enhance-');
  api.reports.length = 0;
  await openAlive(page, `${origin}/login`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken');
    });
  });
  await expect.poll(() => api.reports.length).toBe(1);
  expect(JSON.parse(api.reports[0] ?? '')).toMatchObject({ path: '/login', build: '9.9.9' });
});

test('[STATUS-15] errors of a page are reported to the configured service', async ({ page }) => {
  api.answerWith(404);
  // What pages of other tests have reported is not counted.
  api.reports.length = 0;
  await openAlive(page, `${origin}${START}?token=secret`);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Вера Зорина: no vera@example.ru at /a?token=secret');
    });
    void Promise.reject(new RangeError('later'));
  });
  await expect.poll(() => api.reports.length).toBe(2);
  const [first, second] = api.reports
    .map((text) => JSON.parse(text) as Record<string, string>)
    .sort((a, b) => String(b.message).localeCompare(String(a.message)));
  expect(first).toMatchObject({ path: '/student/{…}', build: '9.9.9' });
  expect(first?.message).toMatch(/^TypeError: .*\{email\}/);
  expect(second?.message).toBe('RangeError: later');
  expect(api.reports.join()).not.toMatch(/secret|Вера|vera@|bafedi/);
});
