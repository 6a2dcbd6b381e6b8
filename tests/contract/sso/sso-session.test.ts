import { decodeJwt } from 'jose';
import { followSignIn, openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { addressFor, exchange, signInThrough } from '@/tests/support/sign-in/provider-sign-in';

describe('a silent sign-in', () => {
  const silent = { provider: 'eljur', silent: true } as const;

  test('[AUTH-07] carries provider and silent=true, and prompt=none without a provider', async () => {
    const query = new URL(await addressFor(silent)).searchParams;
    expect([query.get('provider'), query.get('silent'), query.has('prompt')]).toEqual([
      'eljur',
      'true',
      false,
    ]);
    const plain = new URL(await addressFor({ silent: true })).searchParams;
    expect([plain.get('prompt'), plain.has('silent')]).toEqual(['none', false]);
  });

  test('[AUTH-07] shows no page when nobody is signed in at the provider', async () => {
    const page = await openSso(ssoBrowser(), await addressFor(silent));
    expect([page.status, page.url.searchParams.get('error')]).toEqual([0, 'login_required']);
  });

  test('[AUTH-07] signs in who is signed in at the provider, without a page', async () => {
    const browser = ssoBrowser();
    await signInThrough('eljur', 'noemail', { browser });
    await browser.open(`${process.env.TEST_SSO}/signout`);
    const page = await openSso(browser, await addressFor(silent));
    const { status, body } = await exchange(page.url.searchParams);
    expect([status, decodeJwt(String(body.token)).surname]).toEqual([200, 'Тихонов']);
  });

  test('[AUTH-07] without a provider asks the SSO alone', async () => {
    const browser = ssoBrowser();
    const address = await addressFor({ silent: true });
    const page = await openSso(browser, address);
    expect(page.url.searchParams.get('error')).toBe('login_required');
    await followSignIn(await addressFor({}), 'noemail', 'tetrad', undefined, browser);
    const known = await openSso(browser, await addressFor({ silent: true }));
    expect((await exchange(known.url.searchParams)).status).toBe(200);
  });
});

describe('/api/state.js', () => {
  const script = `${process.env.TEST_SSO}/api/state.js`;
  const signedInBrowser = async (login: string) => {
    const browser = ssoBrowser();
    await followSignIn(await addressFor({}), login, 'tetrad', undefined, browser);
    return browser;
  };

  test('[AUTH-15] says that nobody is signed in, as a script that nobody keeps', async () => {
    const { status, headers, body } = await ssoBrowser().open(script);
    expect([status, body]).toEqual([200, 'window.prosvIdState={"isSignedIn":false};']);
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-site');
  });

  test('[AUTH-15] says who is signed in, until they sign out', async () => {
    const browser = await signedInBrowser('student@example.ru');
    const { body } = await browser.open(script, { 'Sec-Fetch-Site': 'same-site' });
    expect(body).toBe(
      'window.prosvIdState={"isSignedIn":true,"uuid":"00000000-0000-4000-8000-000000000003"};',
    );
    await browser.open(`${process.env.TEST_SSO}/signout`);
    expect((await browser.open(script)).body).toContain('"isSignedIn":false');
  });

  test('[AUTH-15] tells another site nothing, neither of somebody nor of nobody', async () => {
    const signedIn = await signedInBrowser('student@example.ru');
    for (const browser of [signedIn, ssoBrowser()]) {
      const page = await browser.open(script, { 'Sec-Fetch-Site': 'cross-site' });
      expect([page.status, page.body]).toEqual([200, '']);
      expect(page.headers.get('content-type')).toMatch(/^text\/javascript/);
    }
  });

  test.each(['editor@example.ru', 'parent@example.ru'])(
    '[AUTH-15] tells nothing while %s is signed in, for whom the product has no place',
    async (login) => {
      const { status, body } = await (await signedInBrowser(login)).open(script);
      expect([status, body]).toEqual([200, '']);
    },
  );
});
