import type { IncomingHttpHeaders } from 'node:http';
import { routes } from '@/lib/routes/routes';
import { decide, type Setting } from './decide';

const setting: Setting = {
  INDEXABLE_HOST: 'edu.example.ru',
  PARTNER_HOSTS: ['books.example.ru'],
  DEPLOYMENT: 'production',
  TEST_SIGN_IN: 'off',
};
const kept = new Set(['/', '/teacher', '/fizika_7-class', '/login', '/404', '/503']);

function decided(url: string | undefined, headers: IncomingHttpHeaders = {}, method = 'GET') {
  const wanted = decide({ method, url, headers }, setting, (path) => kept.has(path));
  return wanted && wanted.path;
}

describe('[DOC-03] the path of a request', () => {
  test.each([
    ['/', '/'],
    ['/teacher', '/teacher'],
    ['/fizika_7-class', '/fizika_7-class'],
    // Not kept yet, or of a grade that has no workbook: the store says that there is none.
    ['/fizika_8-class', '/fizika_8-class'],
    ['/application', '/application'],
    ['/user-agreement', '/user-agreement'],
    ['/login', '/login'],
    ['/503', '/503'],
    ['/mesh-came-back', '/mesh-came-back'],
    ['/nothing', '/404'],
    ['/teacher/nothing', '/404'],
    ['/astronomiya_5-class', '/404'],
    ['/moved', '/404'],
    ['/%D1%84', '/404'],
    ['/.git/config', '/404'],
    ['/wp-login.php', '/404'],
    ['/educont', '/404'],
    ['/_kit', '/404'],
    ['/auth-test-login', '/404'],
    ['/teacher/profile', null],
    ['/student/babababababababa', null],
    ['/registration', null],
    ['/logout', null],
    ['/prosv', null],
    ['/cms/login', null],
    // Another spelling of a page is redirected.
    ['/teacher/', null],
    ['//teacher', null],
    ['/TEACHER', null],
    ['/a/../teacher', null],
    ['/./teacher', null],
    ['/a/%2e%2E/teacher', null],
    ['/\\teacher', null],
    ['/teacher\t', null],
    ['/тетради', null],
    ['', null],
    ['*', null],
    ['http://evil.example/', null],
    ['teacher', null],
    // No pages.
    ['/api/v1/nothing', null],
    ['/_next/static/nothing.js', null],
    ['/og/nothing.png', null],
    ['/robots.txt', null],
    ['/health', null],
    ['/enhance-0a1b2c.js', null],
    [undefined, null],
  ])('%s → %s', (url, path) => {
    expect(decided(url)).toBe(path);
  });

  test('every row of the table that says so has one, and no other', () => {
    for (const { path, document, state } of Object.values(routes)) {
      if (path.includes('{') || state !== 'ready') continue;
      expect([path, decided(path)]).toEqual([path, document ? path : null]);
    }
  });
});

test.each([
  ['GET', '/'],
  ['HEAD', '/'],
  ['POST', null],
  ['PUT', null],
  ['OPTIONS', null],
  ['TRACE', null],
  ['get', null],
  ['', null],
])('[DOC-03] %s → %s', (method, path) => {
  expect(decided('/', {}, method)).toBe(path);
});

test.each([
  ['', '/'],
  ['utm_source=a&utm_medium=b&utm_campaign=c&utm_content=d&utm_term=e', '/'],
  ['source_type=a&product=b&manager=c', '/'],
  ['yclid=1', '/'],
  ['gclid=1', '/'],
  ['fbclid=1', '/'],
  ['_openstat=1', '/'],
  ['ysclid=1', '/'],
  ['utm_source', '/'],
  ['utm_source=a&&utm_source=%zz=&', '/'],
  ['ref=abc', null],
  ['utm_source=a&ref=abc', null],
  ['answer=1', null],
  ['check', null],
  ['sent=1', null],
  ['landingName=teacher', null],
  ['mo', null],
  ['utm_sourc=1', null],
  ['utm_source_=1', null],
  ['UTM_SOURCE=1', null],
  ['utm%5Fsource=1', null],
  ['utm_source[]=1', null],
  ['_rsc=1', null],
  ['=', null],
  ['?utm_source=1', null],
  ['utm_source=1;ref=2', '/'],
  ['utm_source=1#ref=2', '/'],
  ['a'.repeat(8_000), null],
  ['utm_source=1&'.repeat(1_000), '/'],
])('[DOC-03] the query %.60s → %s', (query, path) => {
  expect(decided(`/?${query}`)).toBe(path);
});

test('[DOC-03] the page of the sign-in has one without a query alone', () => {
  expect(decided('/login?utm_source=a')).toBeNull();
  expect(decided('/login?returnUrl=/teacher/profile')).toBeNull();
});

test.each([
  ['', '/'],
  ['tz=Europe/Moscow', '/'],
  ['ref=abc; multibook=1; is_test=1; mash_role=student; sign-ins=a~b', '/'],
  ['session-mark=abc', '/'],
  ['my-session=1', '/'],
  ['sessions=1', '/'],
  ['product_feature_isVcUnavailable=1', null],
  ['tz=a; product_feature_x=', null],
  ['my_product_feature_x=1', '/'],
  ['session=abc', null],
  ['session=', null],
  ['session', null],
  ['session =abc', null],
  ['__Host-session=abc', null],
  ['tz=a; __Host-session=abc', null],
  ['tz=a;session=abc', null],
  ['tz=a;;  session.0=abc', null],
  ['session.12=abc', null],
  ['x'.repeat(8_000), '/'],
])('[DOC-03] the cookies %.60s → %s', (cookie, path) => {
  expect(decided('/', { cookie })).toBe(path);
});

test.each<[IncomingHttpHeaders, string | null]>([
  [{ 'user-agent': 'curl', accept: '*/*' }, '/'],
  [{ 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' }, '/'],
  [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }, '/'],
  [{ 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'cross-site' }, null],
  [{ 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }, null],
  [{ 'sec-fetch-dest': 'image' }, null],
  [{ rsc: '1' }, null],
  [{ 'next-router-state-tree': '%5B%5D' }, null],
  [{ 'next-router-prefetch': '1' }, null],
  [{ 'next-url': '/' }, null],
  [{ 'next-action': 'x' }, null],
  [{ 'x-nextjs-data': '1' }, null],
  [{ 'x-middleware-subrequest': 'middleware' }, null],
  [{ 'x-middleware-prefetch': '1' }, null],
  [{ 'x-page-state': '{}' }, '/'],
  [{ referer: 'https://ya.ru/?q=books.example.ru' }, '/'],
  [{ referer: 'https://books.example.ru.evil.example/' }, '/'],
  [{ referer: 'no address' }, '/'],
  [{ referer: 'https://books.example.ru/1' }, null],
  [{ referer: 'http://BOOKS.example.ru' }, null],
])('[DOC-03] the headers %j → %s', (headers, path) => {
  expect(decided('/', headers)).toBe(path);
});

test.each([
  [undefined, false],
  ['', false],
  ['edu.example.ru', true],
  ['EDU.example.ru:443', true],
  ['edu.example.ru.evil.example', false],
  ['localhost:3000', false],
])('[SEO-01] the host %s is listed: %s', (host, isListed) => {
  const asked = { method: 'GET', url: '/', headers: { host } };
  expect(decide(asked, setting, () => true)).toEqual({ path: '/', isListed });
});

test('[ROUTE-25] a page that exists in some deployments is for Next.js there', () => {
  const asked = { method: 'GET', url: '/_kit', headers: {} };
  expect(decide(asked, { ...setting, DEPLOYMENT: 'demo' }, () => false)).toBeNull();
});
