/** @jest-environment node */
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { SignJWT } from 'jose';
import { roles } from '@/lib/contract/auth/roles';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { streams } from '@/lib/contract/streams';
import { sendEvents, type EventSink } from '@/lib/http/event-stream';
import { sealSession } from '@/lib/session/sealed-session';
import { addToken } from '@/lib/session/session';
import { createFront } from '@/server/front';
import { answerStream, endStreams } from './answer-stream';

const WEB = 'http://localhost:3000';
const PATH = streams.followJournal.path;

/** The main API, as far as a test wants it. */
type Upstream = { request: IncomingMessage; sink: EventSink<unknown>; closed: Promise<void> };
let upstream: Upstream[] = [];
let refusal: { status: number; code: string; retryAfter?: string } | null = null;
let servers: Server[] = [];
let port = 0;
let token = '';
let cookie = '';

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent';
  const mainApi = createServer((request, response) => {
    if (refusal) {
      const { status, code, retryAfter } = refusal;
      const wait = retryAfter !== undefined && { 'Retry-After': retryAfter };
      response.writeHead(status, { 'Content-Type': 'application/json', ...wait });
      response.end(JSON.stringify({ code, message: code, requestId: 'r' }));
      return;
    }
    let close = () => {};
    const closed = new Promise<void>((resolve) => (close = resolve));
    upstream.push({ request, sink: sendEvents(response, {}, close), closed });
  });
  process.env.MAIN_API_ENDPOINTS = `http://127.0.0.1:${await listen(mainApi)}`;
  const front = createFront([answerStream, (_, response) => (response.end('Next'), true)]);
  port = await listen(createServer(front));
  token = await new SignJWT({ userId: 't1', roles: [roles.teacher] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('s1')
    .setJti('j1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(new Uint8Array(32));
  cookie = `session=${await sealSession(addToken(null, token, Date.now()))}`;
});
afterEach(() => {
  refusal = null;
  for (const { sink } of upstream) sink.end();
  upstream = [];
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  servers = [];
});

type Sent = { method?: string; path?: string; headers?: Record<string, string> };

/** An answer whose head has come; its body goes on. */
async function open({ method = 'GET', path = PATH, headers = { Cookie: cookie } }: Sent = {}) {
  const sent = ask({ host: '127.0.0.1', port, method, path, headers, agent: false });
  sent.on('error', () => undefined).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  response.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => response.once('close', () => resolve()));
  return {
    ...{ status: response.statusCode, headers: response.headers, ended },
    text: () => text,
    until: async (part: string) => {
      while (!text.includes(part)) await once(response, 'data');
    },
    close: () => sent.destroy(),
  };
}
const last = () => upstream.at(-1) as Upstream;

describe('a stream of the main API', () => {
  test('[HW-06] is passed on as it comes, in the name of who is signed in, and kept by nobody', async () => {
    const got = await open({ headers: { Cookie: cookie, Authorization: 'evil' } });
    expect(got.status).toBe(200);
    expect(got.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
      'x-robots-tag': 'noindex,nofollow',
      'x-content-type-options': 'nosniff',
    });
    expect(got.headers['content-encoding']).toBeUndefined();
    expect(last().request.headers).toMatchObject({
      authorization: `Bearer ${token}`,
      [SERVICE_TOKEN_HEADER.toLowerCase()]: expect.any(String),
    });
    expect(last().request.headers.cookie).toBeUndefined();
    last().sink.send({ kind: 'hello' });
    await got.until('data: {"kind":"hello"}\n\n');
    last().sink.send({ kind: 'changed' });
    await got.until('data: {"kind":"changed"}\n\n');
    last().sink.end();
    await got.ended;
  });

  test('[HW-06] ends upstream as soon as the browser has gone', async () => {
    const got = await open();
    last().sink.send({ kind: 'hello' });
    await got.until('hello');
    got.close();
    await last().closed;
  });

  test.each([
    ['that the contract does not know', { kind: 'evil', html: '<script>' }],
    ['that is longer than any', { kind: 'x'.repeat(600_000) }],
  ])('[HW-06] ends with an event %s, which is not passed on', async (_, event) => {
    const got = await open();
    last().sink.send({ kind: 'hello' });
    last().sink.send(event);
    await got.ended;
    await last().closed;
    expect(got.text()).toBe('data: {"kind":"hello"}\n\n');
  });

  test.each([
    ['nobody', {}, {}, 401, 'unauthorized'],
    ['another site', {}, { 'Sec-Fetch-Site': 'cross-site' }, 403, 'cross_site'],
    ['HEAD', { method: 'HEAD' }, {}, 405, undefined],
    ['POST', { method: 'POST' }, { Origin: WEB }, 405, 'method_not_allowed'],
    ['a query', { path: `${PATH}?of=others` }, {}, 400, 'invalid_request'],
  ])('[NET-06] is nothing for %s', async (who, sent, headers, status, code) => {
    const got = await open({
      ...sent,
      headers: { ...headers, ...(who !== 'nobody' && { Cookie: cookie }) },
    });
    await got.ended;
    expect(got.status).toBe(status);
    if (code !== undefined) expect(JSON.parse(got.text())).toMatchObject({ code });
    expect(upstream).toEqual([]);
  });

  test.each([
    [403, 'forbidden', undefined],
    [401, 'token_invalid', undefined],
    [429, 'rate_limited', '60'],
    [503, 'unavailable', undefined],
  ])('[NET-06] that is refused with %i is so for the browser', async (status, code, retryAfter) => {
    refusal = { status, code, ...(retryAfter !== undefined && { retryAfter }) };
    const got = await open();
    await got.ended;
    expect([got.status, JSON.parse(got.text()).code]).toEqual([status, code]);
    if (retryAfter !== undefined) expect(got.headers['retry-after']).toBe(retryAfter);
  });

  test('[NET-06] of another spelling is none', async () => {
    const got = await open({ path: `${PATH}/more` });
    await got.ended;
    expect(got.text()).toBe('Next');
  });

  // The last one: nothing begins after it.
  test('[HW-06] ends when web is to stop, and none begins', async () => {
    const got = await open();
    last().sink.send({ kind: 'hello' });
    await got.until('hello');
    endStreams();
    await got.ended;
    await last().closed;
    const late = await open();
    await late.ended;
    expect(late.status).toBe(503);
  });
});
