import { expect, test } from '@playwright/test';
import { fillSignIn } from '@/tests/support/browser/browser';
import { startGate, type Gate, type GateMode } from '@/tests/support/stack/gate';
import { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';
import { ask } from '@/tests/support/http/plain-http';

let stack: OwnStack;
let mainApi: Gate;
let sso: Gate;
const web = () => stack.addresses.TEST_WEB_ORIGIN ?? '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  [mainApi, sso] = await Promise.all([startGate(), startGate()]);
  stack = await startOwnStack({
    web: true,
    variables: {
      // Two addresses, so that a slow one is given up after 6 s. [NET-03]
      MAIN_API_ENDPOINTS: `${mainApi.origin},${mainApi.origin}`,
      SSO_ORIGIN: sso.origin,
    },
  });
  mainApi.leadTo(stack.addresses.TEST_MAIN_API ?? '');
  sso.leadTo(stack.addresses.TEST_SSO ?? '');
});
test.afterAll(async () => {
  mainApi.close();
  sso.close();
  await stack.stop();
});
test.afterEach(() => {
  mainApi.set('open');
  sso.set('open');
});

const failures: readonly [GateMode, string][] = [
  ['silent', '/network-error'],
  ['slow', '/network-error'],
  ['garbage', '/unknown-server-error'],
  [302, '/unknown-server-error'],
  [500, '/unknown-server-error'],
  [503, '/unknown-server-error'],
];

for (const [mode, page] of failures)
  test(`[STATUS-14] a main API that is ${mode} when a sign-in begins leads to ${page}`, async () => {
    test.slow();
    mainApi.set(mode);
    const { status, headers } = await ask('/prosv?returnUrl=/teacher/journal', { origin: web() });
    expect([status, headers.location?.split('?')[0]]).toEqual([303, page]);
    expect(headers['set-cookie'] ?? []).toEqual([]);
  });

for (const status of [400, 401, 403])
  test(`[AUTH-04] a main API that refuses with ${status} to begin a sign-in leads to /403`, async () => {
    mainApi.set(status);
    const { headers } = await ask('/prosv', { origin: web() });
    expect([headers.location, headers['set-cookie'] ?? []]).toEqual(['/403', []]);
  });

for (const [mode, page] of failures)
  test(`[STATUS-14] [AUTH-03] a main API that is ${mode} when the code comes back leads to ${page}, and the next sign-in works`, async ({
    page: tab,
  }) => {
    test.setTimeout(90_000);
    await tab.goto(`${web()}/prosv?role=teacher`);
    // From here on the SSO itself works, and the main API does not.
    mainApi.set(mode);
    await fillSignIn(tab, 'teacher@example.ru');
    await tab.waitForURL((url) => url.origin === web(), { timeout: 60_000 });
    expect(new URL(tab.url()).pathname).toBe(page);
    const cookies = await tab.context().cookies();
    expect(cookies.filter(({ name }) => /^session/.test(name))).toEqual([]);
    mainApi.set('open');
    await tab.goto(`${web()}/prosv?role=teacher`);
    await expect(tab).toHaveURL(`${web()}/teacher/profile`);
  });

for (const mode of ['silent', 'slow', 'garbage', 302, 500] as const)
  test(`[STATUS-14] an SSO that is ${mode} is found before anybody is sent there, and works again by itself`, async () => {
    test.slow();
    // What the main API knows of the SSO is a few seconds old by then.
    await new Promise((resolve) => setTimeout(resolve, 5_500));
    sso.set(mode);
    const failed = await ask('/prosv', { origin: web() });
    expect([failed.status, failed.headers.location?.split('?')[0]]).toEqual([
      303,
      mode === 'slow'
        ? expect.stringMatching(/^\/(network|unknown-server)-error$/)
        : '/unknown-server-error',
    ]);
    sso.set('open');
    const { headers } = await ask('/prosv', { origin: web() });
    expect(headers.location).toContain(`${sso.origin}/auth?`);
  });

/** Goes through the SSO up to the code: the path of the callback, and the cookies that go with it. */
async function comeBackWithCode(browser: HttpBrowser) {
  const { headers } = await ask('/prosv?role=teacher', { origin: web() });
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  let page = await browser.open(headers.location ?? '');
  if (page.status !== 0)
    page = await browser.send(page.url.href, { login: 'teacher@example.ru', password: 'tetrad' });
  expect([page.url.pathname, page.url.searchParams.has('code')]).toEqual(['/prosv/auth', true]);
  return () =>
    ask(page.url.pathname + page.url.search, { origin: web(), headers: { Cookie: cookie } });
}

const cookieNames = (lines: string[] = []) =>
  lines.filter((line) => !/^[^=]+=;/.test(line)).map((line) => line.split('=')[0]);

for (const mode of ['silent', 'slow', 'garbage', 302, 500, 503] as const)
  test(`[STATUS-14] [AUTH-03] an SSO that is ${mode} when the code is to be exchanged leads to a status page, and the next sign-in works`, async () => {
    test.slow();
    const browser = new HttpBrowser(web());
    const callback = await comeBackWithCode(browser);
    sso.set(mode);
    const failed = await callback();
    expect([failed.status, failed.headers.location?.split('?')[0]]).toEqual([
      303,
      mode === 'slow'
        ? expect.stringMatching(/^\/(network|unknown-server)-error$/)
        : '/unknown-server-error',
    ]);
    expect(cookieNames(failed.headers['set-cookie'])).toEqual([]);
    sso.set('open');
    const next = await (await comeBackWithCode(browser))();
    expect([next.status, next.headers.location]).toEqual([303, '/teacher/profile']);
    expect(cookieNames(next.headers['set-cookie'])).toContain('session');
  });

test('[AUTH-04] [AUTH-03] the callback of a sign-in that failed on the way is refused when it comes again', async () => {
  const callback = await comeBackWithCode(new HttpBrowser(web()));
  sso.set('silent');
  await callback();
  sso.set('open');
  const again = await callback();
  expect([again.status, again.headers.location]).toEqual([303, '/403']);
  expect(cookieNames(again.headers['set-cookie'])).toEqual([]);
});
