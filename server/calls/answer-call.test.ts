/** @jest-environment node */
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import nock from 'nock';
import { SignJWT } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { endpoints } from '@/lib/contract/endpoints';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import { addToken } from '@/lib/session/session';
import { sealSession } from '@/lib/session/sealed-session';
import { createFront } from '@/server/front';
import { answerCall } from './answer-call';

const WEB = 'http://localhost:3000';
const MAIN_API = 'http://localhost:4100';
const CODE = 'babababababababababa';
const STEP = `/api/v1/attempts/${CODE}/steps/1`;
const answer = { stepNumber: 1, taskId: 't', sequence: 1, value: { kind: 'number', text: '5' } };
const path = (id: string = randomUUID()) => `/api/v1/attempts/${CODE}/answers/${id}`;

let server: Server;
let port: number;
let session: { token: string; id: string; cookie: string };

async function signedIn() {
  const token = await new SignJWT({ userId: 'u1', roles: [roles.student] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('s1')
    .setJti('j1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new Uint8Array(32));
  const registry = addToken(null, token, Date.now());
  return { token, id: registry.id ?? '', cookie: `session=${await sealSession(registry)}` };
}

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  nock.disableNetConnect();
  nock.enableNetConnect('127.0.0.1');
  const front = createFront([answerCall, (_, response) => (response.end('Next'), true)]);
  server = createServer(front);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
  session = await signedIn();
});
afterEach(() => nock.cleanAll());
afterAll(async () => {
  nock.enableNetConnect();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type Sent = { headers?: Record<string, string>; body?: string };
type Got = { status: number; text: string; headers: IncomingHttpHeaders };

function send(method: string, target: string, { headers = {}, body }: Sent = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path: target, headers, agent: false };
    const sent = ask(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    sent.on('error', reject);
    sent.end(method === 'GET' || method === 'HEAD' ? undefined : body);
  });
}

const good = () => ({
  headers: { Cookie: session.cookie, Origin: WEB, 'Content-Type': 'application/json' },
  body: JSON.stringify(answer),
});
const receipt = (answerId: string) => ({
  ...{ answerId, sequence: 1, savedAt: '2026-11-22T12:00:00.000Z', superseded: false },
});

describe('a call that comes often', () => {
  test('[NET-06] is answered without Next.js, in the name of who is signed in', async () => {
    const id = randomUUID();
    let carried: Record<string, string> = {};
    nock(MAIN_API)
      .put(path(id), answer)
      .reply(function () {
        carried = this.req.headers as unknown as Record<string, string>;
        return [200, receipt(id)];
      });
    const { headers, body } = good();
    const told = { 'Time-Zone': 'Asia/Omsk', 'X-Request-Id': 'evil-evil', Authorization: 'evil' };
    const got = await send('PUT', path(id), { headers: { ...headers, ...told }, body });
    expect([got.status, JSON.parse(got.text)]).toEqual([200, receipt(id)]);
    expect(got.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex,nofollow',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'x-request-id': carried['x-request-id'],
    });
    expect(carried.authorization).toBe(`Bearer ${session.token}`);
    expect(carried['time-zone']).toBe('Asia/Omsk');
    expect(JSON.stringify(carried)).not.toContain('evil');
  });

  test.each([
    ['another call', 'GET', '/api/v1/journal'],
    ['another method', 'PATCH', path()],
    ['a path that is spelled in another way', 'GET', `/api/v1/attempts/${CODE}/steps/%31`],
    ['a page', 'GET', '/'],
  ])('is not %s: that is for Next.js', async (_, method, target) => {
    expect((await send(method, target, good())).text).toBe('Next');
  });

  test('never changes what the token says of its owner, and is not kept', () => {
    const rows = Object.values(endpoints as Record<string, Endpoint>);
    for (const row of rows.filter(({ isFrequent }) => isFrequent))
      expect([row.browser, row.changesClaims, row.cacheSeconds]).toEqual([
        true,
        undefined,
        undefined,
      ]);
  });

  test.each<[string, () => Sent, number, string]>([
    ['of another site', () => withHeader('Origin', 'https://evil.example'), 403, 'cross_site'],
    ['without an origin', () => withHeader('Origin', undefined), 403, 'cross_site'],
    ['of nobody', () => withHeader('Cookie', undefined), 401, 'unauthorized'],
    ['in another media type', () => withHeader('Content-Type', 'text/plain'), 415, 'unsupported'],
    ['without a body', () => ({ headers: good().headers }), 400, 'invalid_request'],
    ['that is no JSON', () => ({ ...good(), body: '{' }), 400, 'invalid_request'],
    ['with a score of its own', () => withBody({ ...answer, score: 100 }), 400, 'body.score'],
    [
      'that is too large',
      () => withBody({ ...answer, taskId: 'я'.repeat(600_000) }),
      413,
      'payload_too_large',
    ],
  ])('%s is refused, and the main API is not asked', async (_, sent, status, code) => {
    const got = await send('PUT', path(), sent());
    expect(got.status).toBe(status);
    expect(got.text).toContain(code);
    expect(got.headers['x-robots-tag']).toBe('noindex,nofollow');
  });

  test('with a forged cookie is refused, and the cookie cleared', async () => {
    const { status, headers } = await send('PUT', path(), withHeader('Cookie', 'session=forged'));
    expect(status).toBe(401);
    expect(headers['set-cookie']?.join()).toMatch(/^session=; Path=\/; Max-Age=0; HttpOnly/);
  });

  test('[AUTH-14] of a session that was ended in this browser is refused', async () => {
    const cookie = `${session.cookie}; signed-out=${session.id}`;
    expect((await send('PUT', path(), withHeader('Cookie', cookie))).status).toBe(401);
  });

  test('[AUTH-12] of a session whose token expires is refused from then on', async () => {
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000);
    try {
      expect((await send('PUT', path(), good())).status).toBe(401);
    } finally {
      later.mockRestore();
    }
  });

  test('[NET-06] is 503 while the main API is away, and 502 when it talks nonsense', async () => {
    nock(MAIN_API).get(STEP).times(2).reply(503, {});
    const away = await send('GET', STEP, good());
    expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
    nock(MAIN_API).get(STEP).reply(200, '<html>');
    expect(await send('HEAD', STEP, good())).toMatchObject({ status: 502, text: '' });
  });
});

function withHeader(name: string, value: string | undefined): Sent {
  const { [name]: _, ...headers }: Record<string, string> = good().headers;
  return { ...good(), headers: { ...headers, ...(value !== undefined && { [name]: value }) } };
}

const withBody = (body: object): Sent => ({ ...good(), body: JSON.stringify(body) });
