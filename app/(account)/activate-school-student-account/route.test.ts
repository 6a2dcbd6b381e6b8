import { NextRequest } from 'next/server';
import nock from 'nock';
import { roles } from '@/lib/contract/auth/roles';
import { readSession, writeSession } from '@/lib/session/server';
import { createIssuer, MAIN_API } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { GET } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

const issuer = createIssuer();
const PATH = '/activate-school-student-account';
const ACTIVATE = '/api/v1/school/student/activate';
const open = async (query = '?code=babadedigofu&utm_source=school') => {
  const response = await GET(new NextRequest(`http://localhost:3000${PATH}${query}`));
  return [response.status, response.headers.get('location')];
};
const signIn = async () =>
  writeSession(await (await issuer).issue({ roles: [roles.student], status: 'new' }));

beforeAll(() => {
  process.env.LOG_LEVEL = 'silent';
  nock.disableNetConnect();
});
beforeEach(async () => {
  jar.clear();
  (await issuer).publishKeys();
});
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

describe('the link that activates a student', () => {
  test('[ROUTE-17] activates, renews what the session says, and keeps the query', async () => {
    await signIn();
    nock(MAIN_API).post(ACTIVATE, { code: 'babadedigofu' }).reply(200, { schoolLicences: [] });
    nock(MAIN_API)
      .post('/api/v1/auth/prosv/authorize')
      .reply(200, {
        token: await (await issuer).issue({ roles: [roles.student], status: 'registered' }),
      });
    expect(await open()).toEqual([303, '/student/profile?code=babadedigofu&utm_source=school']);
    expect((await readSession())?.current.jwtData.status).toBe('registered');
  });

  test('[ROUTE-17] asks a guest to sign in first and comes back with the whole link', async () => {
    expect(await open()).toEqual([
      303,
      `/login?returnUrl=${encodeURIComponent(`${PATH}?code=babadedigofu&utm_source=school`)}`,
    ]);
  });

  test.each([
    [400, 'invalid_request', '/activation-error'],
    [404, 'activation_code_not_found', '/activation-error'],
    [409, 'conflict', '/activation-error'],
    [403, 'forbidden', '/403'],
    [429, 'rate_limited', '/too-many-requests'],
    [503, 'unavailable', '/unknown-server-error'],
  ])('[ROUTE-17] [STATUS-14] %i leads to the page that says so', async (status, code, page) => {
    await signIn();
    nock(MAIN_API).post(ACTIVATE).times(2).reply(status, { code, message: 'x', requestId: 'x' });
    expect(String((await open())[1]).split('?')[0]).toBe(page);
  });

  test('[AUTH-12] [STATUS-14] who has to sign in again or to wait comes back to the link', async () => {
    const link = `${PATH}?code=babadedigofu&utm_source=school`;
    await signIn();
    const answer = (status: number, code: string) =>
      nock(MAIN_API).post(ACTIVATE).times(2).reply(status, { code, message: 'x', requestId: 'x' });
    answer(401, 'unauthorized');
    const [, again] = await open();
    expect(again).toBe(`/logout?${new URLSearchParams({ expired: '', returnUrl: link })}`);
    nock.cleanAll();
    answer(503, 'unavailable');
    const [, redirect] = await open();
    expect([...new URLSearchParams(String(redirect).split('?')[1]).values()]).toContain(link);
  });

  test('[HTTP-03] asks by a button when another site has led here', async () => {
    await signIn();
    const headers = { 'sec-fetch-site': 'cross-site' };
    const request = new NextRequest(`http://localhost:3000${PATH}?code=babadedigofu`, { headers });
    const { status, headers: answered } = await GET(request);
    expect([status, answered.get('location')]).toEqual([
      303,
      '/confirm?code=babadedigofu&action=activateSchoolStudent',
    ]);
  });
});
