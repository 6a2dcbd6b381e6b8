import { NextRequest } from 'next/server';
import nock from 'nock';
import { roles } from '@/lib/contract/auth/roles';
import { takeSignIn } from '@/lib/session/sign-in/pending-sign-in';
import { writeSession } from '@/lib/session/server';
import { createIssuer, MAIN_API } from '@/tests/support/people/edu-token';
import { jar } from '@/tests/support/unit/request-cookies';
import { GET } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));

const STATE = 'abcdefghijklmnopqrstuvwxyz';
const SSO = 'http://localhost:4200';
const LOGIN_STATE = '/api/v1/auth/prosv/login-state';

const come = async (query = '') => {
  const response = await GET(new NextRequest(`http://localhost:3000/prosv${query}`));
  return [response.status, response.headers.get('location') ?? ''] as const;
};
const begin = (url: string, body?: nock.RequestBodyMatcher) =>
  nock(MAIN_API).post(LOGIN_STATE, body).reply(200, { url });

beforeAll(() => {
  process.env.LOG_LEVEL = 'silent';
  nock.disableNetConnect();
});
beforeEach(() => jar.clear());
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

describe('the beginning of a sign-in', () => {
  test('[AUTH-02] sends the browser to the SSO with our callback, and binds the state to it', async () => {
    begin(`${SSO}/auth?state=${STATE}&client_id=x`, {
      provider: 'vk',
      redirectUrl: '/teacher/journal',
      role: roles.teacher,
    });
    const [status, location] = await come(
      '?provider=VK&role=teacher&returnUrl=/teacher/journal&extra=1',
    );
    expect(status).toBe(303);
    const url = new URL(location);
    expect(url.origin).toBe(SSO);
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/prosv/auth');
    expect(await takeSignIn(STATE)).toBe(true);
    expect(await takeSignIn(STATE)).toBe(false);
  });

  test.each([
    [
      '?provider=vk&returnUrl=/teacher/journal',
      '/login?provider=vk&returnUrl=%2Fteacher%2Fjournal',
    ],
    ['?provider=vk&silent=true&returnUrl=/teacher/journal', '/teacher/journal'],
    ['?provider=vk&silent=true', '/'],
  ])('[FEAT-01] a provider that was taken off sends %s to the other ways', async (query, to) => {
    const body = { code: 'provider_unavailable', message: '', requestId: 'r' };
    nock(MAIN_API).post(LOGIN_STATE).reply(409, body);
    expect(await come(query)).toEqual([303, to]);
  });

  test('[AUTH-07] a silent one says so', async () => {
    begin(`${SSO}/auth?state=${STATE}`, { provider: 'vk', silent: true });
    expect((await come('?provider=vk&silent=true'))[0]).toBe(303);
  });

  test.each([
    ['that has a redirect_uri already', `${SSO}/auth?state=${STATE}&redirect_uri=https://evil.ru`],
    ['without a state', `${SSO}/auth`],
    ['of another host', `https://evil.ru/auth?state=${STATE}`],
    ['that is a script', `javascript:alert(1)//?state=${STATE}`],
  ])('[AUTH-02] an address %s is not followed', async (_, url) => {
    begin(url);
    expect(await come()).toEqual([303, '/403']);
    expect(jar.size).toBe(0);
  });

  test.each([
    [403, '/403'],
    [400, '/403'],
    [429, '/too-many-requests'],
    [500, '/unknown-server-error'],
    [302, '/unknown-server-error'],
  ])('[AUTH-04] [STATUS-14] a main API that replies %i leads to %s', async (status, page) => {
    nock(MAIN_API).post(LOGIN_STATE).times(2).reply(status, {});
    const [given, location] = await come('?returnUrl=/teacher/journal');
    expect([given, location.split('?')[0]]).toEqual([303, page]);
    expect(jar.size).toBe(0);
  });

  test('[STATUS-14] no response is a failure of the network, and the wanted page is remembered', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    nock(MAIN_API).post(LOGIN_STATE).times(2).replyWithError(gone);
    const [, location] = await come('?returnUrl=/teacher/journal');
    expect(location).toMatch(/^\/network-error\?.*%2Fteacher%2Fjournal/);
  });

  test('[ROUTE-03] is not for who is signed in: nobody is asked', async () => {
    await writeSession(await (await createIssuer()).issue());
    expect(await come('?returnUrl=/teacher/journal')).toEqual([303, '/teacher/journal']);
    expect(await come()).toEqual([303, '/teacher/profile']);
  });
});
