/** @jest-environment node */
import nock from 'nock';
import { readOrClearSession } from '@/app/_server/session/read-or-clear-session';
import type { Session } from '@/lib/session/session';
import { given } from '@/tests/support/unit/request-cookies';
import { GET, HEAD, OPTIONS, POST } from './route';

jest.mock('next/headers', () => jest.requireActual('@/tests/support/unit/request-cookies'));
jest.mock('@/app/_server/session/read-or-clear-session', () => ({ readOrClearSession: jest.fn() }));
const session = jest.mocked(readOrClearSession);

const WEB = 'http://localhost:3000';
const MAIN_API = 'http://localhost:4100';
const role = 'ROLE_EDU_SKYSMART_TEACHER_USAGE';
const signedIn = {
  current: { role, token: 'token-1', userId: 'user-1' },
  entries: [],
} as unknown as Session;

function ask(path: string, init: RequestInit = {}): Request {
  const request = new Request(`${WEB}/api/v1/${path}`, init);
  for (const name of [...given.keys()]) given.delete(name);
  request.headers.forEach((value, name) => given.set(name, value));
  return request;
}

beforeAll(() => {
  nock.disableNetConnect();
  process.env.LOG_LEVEL = 'silent';
});
beforeEach(() => session.mockReset().mockResolvedValue(signedIn));
afterEach(() => nock.cleanAll());
afterAll(() => nock.enableNetConnect());

describe("the browser's door to the main API", () => {
  it('[NET-06] takes nothing of what the browser says about itself', async () => {
    let carried: Record<string, string> = {};
    const idempotencyKey = '3f2f1f6e-6a44-4f0e-9d4e-0a4f5c1b2d3e';
    const body = { idempotencyKey, type: 'idea', meta: {} };
    nock(MAIN_API)
      .post('/api/v1/user/add-feedback', body)
      .reply(function () {
        carried = this.req.headers as unknown as Record<string, string>;
        return [200, { done: true }];
      });
    const response = await POST(
      ask('user/add-feedback', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          Origin: WEB,
          'Content-Type': 'application/json',
          'Time-Zone': 'Asia/Omsk',
          Authorization: 'Bearer evil',
          Cookie: 'session=secret',
          'X-User-Id': 'evil',
          'X-Service-Token': 'evil',
          'X-Request-Id': 'evil-evil-evil',
          'X-Forwarded-For': 'evil',
          Referer: 'https://evil.example',
        },
      }),
    );
    expect(response.status).toBe(200);
    const requestId = response.headers.get('x-request-id');
    expect(carried).toMatchObject({
      authorization: 'Bearer token-1',
      'time-zone': 'Asia/Omsk',
      'x-request-id': requestId,
    });
    expect(JSON.stringify(carried)).not.toMatch(/evil|secret/);
    expect(carried).not.toHaveProperty('cookie');
  });

  it('[NET-06] passes on a 401 and what a homework refuses, in words of its own', async () => {
    const refusal = { message: 'inner words', requestId: 'x' };
    nock(MAIN_API)
      .get('/api/v1/journal')
      .reply(401, { ...refusal, code: 'token_invalid' });
    const response = await GET(ask('journal'));
    expect(response.status).toBe(401);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      code: 'token_invalid',
      requestId: response.headers.get('x-request-id'),
    });
    expect(text).not.toContain('inner words');
  });

  it('[NET-06] calls nobody for what is not in the table', async () => {
    expect((await GET(ask('auth/prosv/authorize'))).status).toBe(404);
    expect((await OPTIONS(ask('journal', { method: 'OPTIONS' }))).status).toBe(405);
    expect(session).not.toHaveBeenCalled();
  });

  it('[NET-06] answers 401 to who is not signed in', async () => {
    session.mockResolvedValue(null);
    const response = await GET(ask('journal'));
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('[NET-06] answers 503 when the main API is unavailable, and 502 to garbage', async () => {
    nock(MAIN_API).get('/api/v1/journal').times(2).reply(503, {});
    expect((await GET(ask('journal'))).status).toBe(503);
    nock(MAIN_API).get('/api/v1/journal').reply(200, '<html>');
    expect((await HEAD(ask('journal', { method: 'HEAD' }))).status).toBe(502);
  });

  it('never tells what went wrong inside', async () => {
    session.mockRejectedValue(new Error('inner words'));
    const response = await GET(ask('journal'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('inner words');
  });
});
