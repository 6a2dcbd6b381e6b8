import { ask } from '@/tests/support/http/call-platform';
import { openSso, ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { addressFor } from '@/tests/support/sign-in/provider-sign-in';

const sso = process.env.TEST_SSO ?? '';

describe('a character that the database cannot take', () => {
  test.each(['code', 'state', 'iss'])(
    '[AUTH-03] is refused in the %s of a callback',
    async (name) => {
      const query = { code: 'x', state: 'y', [name]: 'a\0b' };
      for (const endpoint of ['authenticate', 'authenticateCms'] as const) {
        const { status, body } = await ask(endpoint, { query });
        expect([status, body.code, body.field]).toEqual([400, 'invalid_request', `query.${name}`]);
      }
    },
  );

  test('[AUTH-01] is refused in the path to return to', async () => {
    const body = { redirectUrl: '/homework\0' };
    for (const endpoint of ['createLoginState', 'createCmsLoginState'] as const)
      expect((await ask(endpoint, { body })).status).toBe(400);
  });

  test('[AUTH-03] is no state of a sign-in that is under way', async () => {
    const browser = ssoBrowser();
    const page = await openSso(browser, await addressFor({}));
    for (const state of ['%00', 'a%00b', '', 'x'.repeat(5_000)]) {
      const back = await browser.open(`${page.url.href}/external/vk/callback?state=${state}`);
      expect([back.status, back.body.includes('Время входа истекло')]).toEqual([400, true]);
    }
  });
});

test('[TRUST-08] a sign-in that begins is a quarter of what its door lets in', async () => {
  const redirectUrl = `/student/homework?${'x'.repeat(200)}`;
  const begun = new URL(await addressFor({ redirectUrl, provider: 'dnevnik' } as never));
  begun.searchParams.set('redirect_uri', new URL('/prosv/auth', process.env.TEST_WEB_ORIGIN).href);
  expect(begun.href.length).toBeLessThan(1_000);
});

test('[AUTH-03] who is led into the sign-in of another browser cannot finish it', async () => {
  const browser = ssoBrowser();
  const { url } = await openSso(browser, await addressFor({}));
  const own = browser.cookiesFor(url.href);
  // What a neighbouring host could plant: the cookie that is bound to a path.
  const planted = own.split('; ').filter((cookie) => cookie.startsWith('sso_interaction'));
  expect(planted).toHaveLength(2);
  const come = async (Cookie: string, body?: URLSearchParams) => {
    const headers = { Cookie, Accept: 'text/html', Origin: url.origin };
    const method = body ? 'POST' : 'GET';
    return (await fetch(url, { method, body, headers, redirect: 'manual' })).status;
  };
  const person = new URLSearchParams({ login: 'teacher@example.ru', password: 'tetrad' });
  expect(await come(planted.join('; '))).toBe(400);
  expect(await come(planted.join('; '), person)).toBe(400);
  expect(await come(own)).toBe(200);
  expect(await come(own, person)).toBe(303);
});

describe('a refusal of the SSO', () => {
  const refusals: [string, string, number, string][] = [
    ['an answer to no sign-in', '/external/vk/callback?state=x', 404, 'Такой страницы нет'],
    ['an unknown page', '/nowhere', 404, 'Такой страницы нет'],
    ['a link that is broken', '/auth?client_id=%00', 400, 'Войти по\u00a0этой ссылке нельзя'],
    [
      'a link without end',
      `/auth?state=${'x'.repeat(5_000)}`,
      400,
      'Войти по\u00a0этой ссылке нельзя',
    ],
  ];

  test.each(refusals)('[AUTH-02] is a page for a person: %s', async (_, path, status, words) => {
    const page = await ssoBrowser().open(sso + path);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      status,
      'text/html; charset=UTF-8',
    ]);
    expect(page.body).toContain(words);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test.each(refusals)('is a code for a program: %s', async (_, path, status) => {
    const answer = await fetch(sso + path, { headers: { Accept: 'application/json' } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('code');
  });

  test('[AUTH-02] is a page for a form that is too large or goes nowhere', async () => {
    const browser = ssoBrowser();
    const { url } = await openSso(browser, await addressFor({}));
    const large = await browser.send(url.href, { login: 'x'.repeat(20_000), password: 'x' });
    expect([large.status, large.body.includes('payload_too_large')]).toEqual([413, true]);
    expect(large.headers.get('content-type')).toMatch('text/html');
    const lost = await browser.send(`${sso}/nowhere`, {});
    expect([lost.status, lost.body.includes('Такой страницы нет')]).toEqual([404, true]);
  });
});
