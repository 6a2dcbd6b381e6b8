import { expect, test, type Page } from '@playwright/test';
import { startBrokenApi, type BrokenApi, type Report } from '@/tests/support/stack/broken-api';
import { ask, readHead } from '@/tests/support/http/plain-http';
import { watchViolations } from '@/tests/support/browser/security';
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
    ERROR_REPORTING_URL: api.dsn,
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

/** The event of an envelope: its header, that of the item, the item. */
function eventOf({ body }: Report): Record<string, unknown> {
  const [header = '', item = '', event = '', ...rest] = body.split('\n');
  expect(JSON.parse(item)).toMatchObject({ type: 'event' });
  expect(JSON.parse(header)).toHaveProperty('event_id');
  expect(rest).toEqual([]);
  return JSON.parse(event) as Record<string, unknown>;
}

const NEVER = /secret|Вера|vera@|bafedi|eyJ|session|cookie/i;

/** Lets a page fail in two ways; what follows is not caught by anybody. */
async function failIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('Вера Зорина: no vera@example.ru at /a?token=secret');
    });
    void Promise.reject(new RangeError('later'));
  });
}

for (const [kind, path, pattern] of [
  ['a document', '/login?utm_source=secret', '/login'],
  ['a page', `${START}?token=secret`, '/student/{…}'],
] as const)
  test(`[STATUS-15] [CONF-01] errors of ${kind} are reported to the configured service, without anything personal`, async ({
    page,
    request,
    context,
  }) => {
    api.answerWith(404);
    const violations = await watchViolations(context);
    if (kind === 'a document') {
      const readPage = async () => (await request.get(`${origin}/login`)).text();
      await expect.poll(readPage, { timeout: 60_000 }).toContain('<script src="/enhance-');
    }
    const asked: string[] = [];
    page.on('request', (one) => asked.push(one.url()));
    await context.addCookies([{ name: 'other', value: 'secret', url: origin }]);
    await openAlive(page, origin + path);
    await page.waitForLoadState('networkidle');
    // What pages of other tests have reported is not counted.
    api.reports.length = 0;
    const loaded = asked.length;
    await failIn(page);
    await expect.poll(() => api.reports.length).toBe(2);
    const events = api.reports.map(eventOf);
    const url = origin + pattern;
    for (const event of events)
      expect(event).toMatchObject({ platform: 'javascript', release: '9.9.9', request: { url } });
    const errors = events.map(({ exception }) => exception as { values: { type: string }[] });
    const [first, second] = errors
      .flatMap(({ values }) => values)
      .sort((one, other) => other.type.localeCompare(one.type));
    expect(first).toMatchObject({ type: 'TypeError', value: '…: no {email} at /a' });
    expect(second).toMatchObject({ type: 'RangeError', value: 'later' });
    expect(JSON.stringify(errors)).not.toContain(path);
    for (const { headers, body } of api.reports) {
      expect(body).not.toMatch(NEVER);
      expect(headers).not.toHaveProperty('cookie');
      expect(headers.referer).toBe(`${origin}/`);
    }
    // What sends was not loaded before; then it was, once.
    const scripts = asked.slice(loaded).filter((address) => /\.js(\?|$)/.test(address));
    expect(scripts).toHaveLength(1);
    expect(violations).toEqual([]);
  });
