import { log } from '@/lib/log/logger';
import { TIME_LIMITS } from './create-server';
import { startFront } from './front.fixture';

let front: Awaited<ReturnType<typeof startFront>>;
const logged = jest.spyOn(log(), 'info').mockImplementation(() => {});
beforeEach(async () => {
  front = await startFront();
  logged.mockClear();
});
afterEach(() => front.close());

const CLOSE = 'Host: a\r\nConnection: close\r\n';
const ask = (target: string, { method = 'GET', headers = '', body = '' } = {}) =>
  front.send(`${method} ${target} HTTP/1.1\r\n${CLOSE}${headers}\r\n${body}`);

const long = `/${'x'.repeat(8_000)}`;

describe('[HTTP-01] what ends in front of Next.js', () => {
  test.each([
    ['a broken percent code', 'GET', '/x_%', 400],
    ['a broken percent code of a call', 'GET', '/api/v1/%', 400],
    ['half a letter', 'GET', '/api/v1/homework/%ff', 400],
    ['a broken percent code of a picture', 'GET', '/og/%', 400],
    ['a broken percent code of a file', 'GET', '/_next/static/%c0%af', 400],
    ['the address of another site', 'GET', 'http://evil.example/', 400],
    ['the address of another site with dots', 'GET', 'http://evil.example/../x', 400],
    ['an asterisk', 'GET', '*', 400],
    ['TRACE', 'TRACE', '/', 405],
    ['TRACE of a call', 'TRACE', '/api/v1/journal', 405],
    ['a method of other protocols', 'PROPFIND', '/teacher', 405],
    ['OPTIONS of a page', 'OPTIONS', '/teacher', 405],
    ['writing to a page', 'POST', '/teacher', 405],
    ['writing to a picture', 'POST', '/og/home.png', 405],
    ['writing to robots.txt', 'POST', '/robots.txt', 405],
    ['writing to the sitemap', 'DELETE', '/sitemap.xml', 405],
    ['reading a form', 'GET', '/api/lead', 405],
    ['a long address', 'GET', long, 414],
    ['data of pages, which there are none of', 'GET', '/_next/data/x/teacher.json', 404],
    ['no such call', 'GET', '/api/nothing', 404],
    ['no such picture', 'GET', '/og/nothing.png', 404],
    ['no such file', 'GET', '/_next/static/nothing.js', 404],
    ['no such icon', 'GET', '/icons/nothing.png', 404],
    ['a call with several slashes', 'GET', '//api/v1/journal', 404],
  ])('%s: %s %s is %d', async (_, method, target, status) => {
    const answer = await ask(target, { method });
    expect(answer).toMatchObject({
      status,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex,nofollow',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      },
    });
    expect(answer.body.length).toBeLessThan(500);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ status, reason: expect.any(String) }),
      'request refused',
    );
    expect(JSON.stringify(logged.mock.calls)).not.toContain('teacher');
  });

  test.each([
    ['POST', '/teacher', 'GET, HEAD'],
    ['POST', '/og/home.png', 'GET, HEAD'],
    ['PUT', '/robots.txt', 'GET, HEAD'],
    ['GET', '/api/lead', 'POST'],
    ['TRACE', '/api/v1/journal', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ])('%s %s says what is allowed', async (method, target, allow) => {
    expect((await ask(target, { method })).headers).toMatchObject({ allow });
  });

  test('a call is told in JSON, with the id that is in the log', async () => {
    const { headers, body } = await ask('/api/v1/%');
    expect(headers['content-type']).toBe('application/json');
    const { code, requestId } = JSON.parse(body);
    expect(code).toBe('invalid_request');
    expect(headers['x-request-id']).toBe(requestId);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId }), expect.any(String));
  });

  test.each([
    ['a body of a page', 'GET', '/teacher', 'Content-Length: 5\r\n', 400],
    ['a body in pieces', 'HEAD', '/', 'Transfer-Encoding: chunked\r\n', 400],
    [
      'a body of a page that is written to',
      'POST',
      '/teacher',
      'Content-Length: 999999999\r\n',
      405,
    ],
    ['a large body', 'POST', '/api/lead', 'Content-Length: 1000001\r\n', 413],
    [
      'a body that is announced first',
      'POST',
      '/x',
      'Content-Length: 9\r\nExpect: 100-continue\r\n',
      405,
    ],
    ['an expectation', 'POST', '/api/lead', 'Content-Length: 9\r\nExpect: wonders\r\n', 417],
  ])('%s is not waited for', async (_, method, target, headers, status) => {
    expect(await ask(target, { method, headers })).toMatchObject({ status });
  });

  test('an answer reaches a client that goes on sending', async () => {
    const body = 'x'.repeat(200_000);
    const headers = `Content-Length: ${body.length}\r\n`;
    expect(await ask('/teacher', { method: 'POST', headers, body })).toMatchObject({ status: 405 });
  });

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'headers that contradict each other',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'headers without an end',
      `GET / HTTP/1.1\r\nHost: a\r\n${`X: ${'y'.repeat(100)}\r\n`.repeat(500)}`,
      431,
    ],
    ['a very long address', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 414],
    ['an address without an end', `GET /${'x'.repeat(20_000)}`, 414],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
  ])('%s is refused unread', async (_, bytes, status) => {
    expect(await front.send(bytes)).toMatchObject({
      status,
      headers: { connection: 'close', 'cache-control': 'no-store' },
    });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ status }), 'request refused');
  });
});

test('[HTTP-01] a bad request on a kept connection is answered as well', async () => {
  const whole = await front.sendAll('GET /teacher HTTP/1.1\r\nHost: a\r\n\r\n', 'hello\r\n\r\n');
  expect(whole.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
});

describe('[HTTP-01] what is answered all the same', () => {
  test('an offer of another protocol is passed over', async () => {
    const headers = 'Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQ\r\n';
    const bytes = `GET /teacher HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, HTTP2-Settings, close\r\n${headers}\r\n`;
    expect(await front.send(bytes)).toMatchObject({ status: 200, body: 'page /teacher' });
  });

  test('a question about the server as a whole', async () => {
    const { status, headers } = await ask('*', { method: 'OPTIONS' });
    expect([status, headers.allow]).toEqual([204, expect.stringContaining('GET, HEAD, POST')]);
  });

  test.each(['/fizika_%D1%8F', '/?q=%', '/teacher?x=%ff', '/api/v1/homework?%', '/.x/..y'])(
    '%s goes on as it is',
    async (target) => {
      expect(await ask(target)).toMatchObject({ status: 200, body: `page ${target}` });
    },
  );

  test.each([
    ['/_next/../teacher', '/teacher'],
    ['/health/%2E%2e/teacher?x=/../', '/teacher?x=/../'],
    ['/../../teacher/.', '/teacher/'],
  ])('[NET-05] %s is %s', async (target, plain) => {
    expect(await ask(target)).toMatchObject({ status: 200, body: `page ${plain}` });
  });

  test('a body of length zero is none', async () => {
    expect(await ask('/teacher', { headers: 'Content-Length: 0\r\n' })).toMatchObject({
      status: 200,
    });
  });
});

describe('[SEO-03] several slashes in a row', () => {
  test.each([
    ['/teacher//', '/teacher'],
    ['//teacher', '/teacher'],
    ['//TEACHER//?a=1&b=?', '/teacher?a=1&b=?'],
    ['//', '/'],
    ['/\\teacher', '/teacher'],
  ])('%s leads to %s in one step', async (target, location) => {
    expect(await ask(target)).toMatchObject({
      status: 301,
      headers: { location, 'cache-control': 'no-store' },
    });
  });

  test.each(['//evil.example', '/\\evil.example', '///evil.example/', '/x//y?to=//evil.example'])(
    '%s leads nowhere else',
    async (target) => {
      const { status, headers, body } = await ask(target);
      expect([status, headers.location]).toEqual([200, undefined]);
      expect(body).toMatch(/^page \/[\w.]+(\/y)?\/(\?to=\/\/evil\.example)?$/);
    },
  );
});

describe('[HTTP-01] slow clients', () => {
  test.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['a body', 'POST /api/lead HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx'],
  ])('%s that never end are given up', async (_, bytes) => {
    front.close();
    const short = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
    front = await startFront(() => true, { ...TIME_LIMITS, ...short });
    expect(await front.send(bytes)).toMatchObject({
      status: 408,
      headers: { connection: 'close' },
    });
  });
});

test('a step that fails is told without its message', async () => {
  const failed = jest.spyOn(log(), 'error').mockImplementation(() => {});
  front.close();
  front = await startFront(() => {
    throw new Error('of teacher@example.ru');
  });
  const { status, body } = await ask('/teacher');
  expect([status, body]).toEqual([500, expect.not.stringContaining('teacher')]);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ alert: true }), expect.any(String));
});
