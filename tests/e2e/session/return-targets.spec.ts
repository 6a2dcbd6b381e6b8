import { expect, test } from '@playwright/test';
import type pg from 'pg';
import { roles } from '@/lib/contract/auth/roles';
import { sealCmsSession } from '@/lib/session/cms-session';
import { editorToken } from '@/tests/support/people/editors';
import { ssoBrowser } from '@/tests/support/sign-in/follow-sign-in';
import { makeToken } from '@/tests/support/people/give-session';
import type { HttpBrowser } from '@/tests/support/sign-in/http-browser';
import { ask } from '@/tests/support/http/plain-http';
import { createUser, openTestDatabase, sessionCookie } from '@/tests/support/people/visitors';

type Answer = Awaited<ReturnType<typeof ask>>;

const tricks = [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2F%2Fevil.example',
  '/\tevil',
];

let database: pg.Pool;
let teacher: string;
let newStudent: string;
let student: string;
let editor: string;
/** One in which the teacher is signed in at the SSO already. */
let browser: HttpBrowser;
test.beforeAll(async () => {
  database = openTestDatabase();
  const session = async (row: Parameters<typeof createUser>[1]) =>
    `session=${await sessionCookie(await createUser(database, row))}`;
  const chosen = ['gradeAndSubjectSelectionPage'];
  teacher = await session({ roles: [roles.teacher], features: chosen });
  student = await session({ roles: [roles.student] });
  newStudent = await session({ roles: [roles.student], status: 'new' });
  editor = `cms-session=${await sealCmsSession(await editorToken())}`;
  browser = ssoBrowser();
  await signInWithTarget('/prosv');
});
test.afterAll(() => database.end());

const as = (Cookie: string) => (path: string) => ask(path, { headers: { Cookie } });
const cookiesOf = ({ headers }: Answer) =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

/** A whole sign-in that begins at this path; returns the answer to its callback. */
async function signInWithTarget(
  path: string,
  { login = 'teacher@example.ru', cookie = '', at = browser } = {},
): Promise<Answer> {
  const begun = await ask(path, { headers: { Cookie: cookie } });
  const here = addressesOf(begun).filter((address) => address.includes('evil'));
  expect(here, 'what the SSO is told').toEqual([]);
  let page = await at.open(begun.headers.location ?? '');
  if (page.status !== 0) page = await at.send(page.url.href, { login, password: 'tetrad' });
  expect([page.status, page.url.origin]).toEqual([0, process.env.TEST_WEB_ORIGIN]);
  const Cookie = [cookiesOf(begun), cookie].filter(Boolean).join('; ');
  return ask(page.url.pathname + page.url.search, { headers: { Cookie } });
}

/** The session that a sign-out ends, good enough for web alone. */
const passing = async () =>
  as(`session=${await sessionCookie(await makeToken(roles.teacher, 'prosv_id', 600))}`);

async function handOver(returnUrl: string): Promise<Answer> {
  const token = await createUser(database, { roles: [roles.student] });
  const taken = await ask('/api/session/partner', {
    method: 'POST',
    headers: {
      Origin: 'https://books.example.ru',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: `token=${token}&returnUrl=${returnUrl}`,
  });
  expect([taken.status, taken.headers.location]).toEqual([303, '/api/session/partner']);
  return as(cookiesOf(taken))('/api/session/partner');
}

/** A sign-in that is to show no page, of somebody whom the SSO does not know. */
const silently = (target: string) =>
  signInWithTarget('/prosv?silent=true', { cookie: `prev_uri=${target}`, at: ssoBrowser() });

/**
 * Whoever takes a target: how it is given one, as it stands in an address, and an honest target that
 * then has to be in the answer: without it nothing would be shown by tricks that are not.
 */
const takers: Record<string, { give: (target: string) => Promise<Answer>; honest?: string }> = {
  '/login?returnUrl': { give: (target) => ask(`/login?returnUrl=${target}`) },
  '/login?redirectUrl': { give: (target) => ask(`/login?redirectUrl=${target}`) },
  '/login?returnUrl of a teacher': { give: (target) => as(teacher)(`/login?returnUrl=${target}`) },
  '/login?returnUrl of a new student': {
    give: (target) => as(newStudent)(`/login?returnUrl=${target}`),
  },
  '/prosv?returnUrl': { give: (target) => signInWithTarget(`/prosv?returnUrl=${target}`) },
  '/prosv?redirectUrl': { give: (target) => signInWithTarget(`/prosv?redirectUrl=${target}`) },
  '/prosv?returnUrl of a teacher': { give: (target) => as(teacher)(`/prosv?returnUrl=${target}`) },
  'prev_uri at /prosv/auth': {
    give: (target) => signInWithTarget('/prosv', { cookie: `prev_uri=${target}` }),
  },
  'prev_uri at /prosv/auth when nobody is signed in at the SSO': { give: silently },
  '/prosv/auth?returnUrl of a teacher': {
    give: (target) => as(teacher)(`/prosv/auth?returnUrl=${target}`),
    honest: '',
  },
  '/logout?returnUrl': { give: (target) => ask(`/logout?returnUrl=${target}`) },
  '/logout?returnUrl of a teacher': {
    give: async (target) => (await passing())(`/logout?returnUrl=${target}`),
  },
  '/logout?returnUrl of a session that is over': {
    give: async (target) => (await passing())(`/logout?returnUrl=${target}&expired=`),
  },
  '/logout?signIn&returnUrl': {
    give: async (target) => {
      const { headers } = await (await passing())(`/logout?signIn=&returnUrl=${target}`);
      expect(headers.location).toMatch(/^\/prosv\?/);
      return signInWithTarget(headers.location ?? '');
    },
  },
  '/logout fetched ahead': {
    give: (target) => ask(`/logout?returnUrl=${target}`, { headers: { Purpose: 'prefetch' } }),
  },
  '/registration?returnUrl': {
    give: async (target) => {
      const { headers } = await ask(`/registration?returnUrl=${target}`);
      expect(headers.location).toMatch(/^\/login\?/);
      return ask(headers.location ?? '');
    },
  },
  '/prosv/subjects?returnUrl': {
    give: (target) => as(teacher)(`/prosv/subjects?returnUrl=${target}`),
  },
  '/student?returnUrl': { give: (target) => as(newStudent)(`/student?returnUrl=${target}`) },
  '/student?returnUrl of a registered student': {
    give: (target) => as(student)(`/student?returnUrl=${target}`),
    honest: '',
  },
  '/activate-school-student-account?returnUrl': {
    give: (target) => as(student)(`/activate-school-student-account?code=x&returnUrl=${target}`),
    honest: '',
  },
  '/cms/sign-in?returnUrl': {
    give: async (target) => {
      const address = `/cms/sign-in?returnUrl=${target}`;
      return signInWithTarget(address, { login: 'editor@example.ru', at: ssoBrowser() });
    },
    honest: '/cms/workbooks/fizika-7',
  },
  '/cms/sign-in?returnUrl of an editor': {
    give: (target) => as(editor)(`/cms/sign-in?returnUrl=${target}`),
    honest: '/cms/workbooks/fizika-7',
  },
  '/cms/login?returnUrl': {
    give: (target) => ask(`/cms/login?returnUrl=${target}`),
    honest: '/cms/workbooks/fizika-7',
  },
  '/cms/logout?returnUrl': {
    give: (target) => ask(`/cms/logout?returnUrl=${target}`),
    honest: '/cms/workbooks/fizika-7',
  },
  '/api/session/partner': { give: handOver, honest: '/user-agreement' },
  '/403?from': { give: (target) => ask(`/403?from=${target}`), honest: '' },
  '/network-error?from': { give: (target) => ask(`/network-error?from=${target}`), honest: '' },
  '/unknown-error?from': { give: (target) => ask(`/unknown-error?from=${target}`), honest: '' },
};

/** What is drawn by lot, and may spell anything; no trick has so many letters in a row. */
const DRAWN = /(?<=[?&](?:state|code_challenge|nonce)=|\/_next\/static\/chunks\/)[\w.~-]{12,}/g;

/** Where an answer leads, now or later: redirect, cookies, links, forms, and what a form goes on to. */
function addressesOf({ headers, body }: Answer): string[] {
  const found = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, address = '']) => address);
  const cookies = (headers['set-cookie'] ?? []).map((line) =>
    decodeURIComponent(line.slice(line.indexOf('=') + 1).split(';')[0] ?? ''),
  );
  const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('\\u0026', '&');
  const addresses = [
    ...(headers.location === undefined ? [] : [headers.location]),
    ...cookies.filter((value) => !value.startsWith('eyJ')),
    ...found(/\s(?:href|action|formaction|src)="([^"]*)"/g).map(plain),
    ...found(/http-equiv="refresh" content="[^"]*url=([^"]*)"/gi).map(plain),
    ...found(/\\?"(?:returnUrl|redirectUrl|href)\\?":\\?"(.*?)\\?"/g).map(plain),
  ];
  const drawn = addresses.flatMap((address) => address.match(DRAWN) ?? []);
  return addresses.map((address) => drawn.reduce((rest, one) => rest.replaceAll(one, ''), address));
}

/** Decoded as far as it goes. */
function decoded(address: string): string {
  try {
    const next = decodeURIComponent(address);
    return next === address ? next : decoded(next);
  } catch {
    return address;
  }
}

/** Whether an address leads to somebody else, or still holds something of the trick. */
function isLed(address: string): boolean {
  if (/evil|alert/.test(decoded(address))) return true;
  const { origin, protocol } = new URL(address, process.env.TEST_WEB_ORIGIN);
  return protocol === 'javascript:' || origin === 'http://evil.example';
}

/** As programs write a target into an address, and as close to itself as HTTP lets it be. */
const spellings = (target: string) => [
  encodeURIComponent(target),
  target.replace(/[\s\\]/g, encodeURIComponent),
];

for (const [name, { give, honest = '/user-agreement' }] of Object.entries(takers)) {
  if (honest !== '')
    test(`[ROUTE-02] ${name} takes a path of our own`, async () => {
      const addresses = addressesOf(await give(encodeURIComponent(honest))).map(decoded);
      expect(addresses.filter((address) => address.includes(honest))).not.toEqual([]);
    });

  test(`[ROUTE-02] ${name} takes no address of others`, async () => {
    for (const target of tricks.flatMap(spellings)) {
      const answer = await give(target);
      expect(answer.status, target).toBeLessThan(name.endsWith('?from') ? 501 : 400);
      expect(addressesOf(answer).filter(isLed), target).toEqual([]);
    }
  });
}

test('[ROUTE-02] a guest who is asked to sign in comes back to the page alone, which judges its own target', async () => {
  for (const page of ['/prosv/subjects', '/student', '/activate-school-student-account'])
    for (const trick of tricks) {
      const asked = await ask(`${page}?returnUrl=${encodeURIComponent(trick)}`);
      const { origin, pathname, searchParams } = new URL(
        asked.headers.location ?? '',
        process.env.TEST_WEB_ORIGIN,
      );
      expect([origin, pathname]).toEqual([process.env.TEST_WEB_ORIGIN, '/login']);
      expect(searchParams.get('returnUrl')?.split('?')[0]).toBe(page);
    }
});

// Ways in and out, in spellings that the routes understand and a list of names may not.
for (const way of [
  '/LOGOUT',
  '/Logout?expired',
  '/logout/',
  '/prosv//auth',
  '//logout',
  '/%6Cogout',
])
  test(`[ROUTE-03] a registered teacher at /login is not led to ${way}`, async () => {
    const { status, headers } = await as(teacher)(`/login?returnUrl=${encodeURIComponent(way)}`);
    expect([status, headers.location]).toEqual([302, '/teacher/profile']);
  });
