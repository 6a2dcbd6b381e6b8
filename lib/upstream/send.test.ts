/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { send } from './send';

const GET = { method: 'GET', headers: {}, body: undefined };
/** For what ends by itself, also on a slow machine. */
const AMPLE = 30_000;
const servers: Server[] = [];

/** A server on a free port, and its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

afterEach(() => Promise.all(servers.splice(0).map(stop)));

describe('one request', () => {
  it('returns status and whole body, whatever the status', async () => {
    const address = await serve((request, response) => {
      response.writeHead(418).end(`${request.method} ${request.url} ёлка`);
    });
    expect(await send(address, '/a?b=1', GET, AMPLE)).toEqual({
      kind: 'answer',
      status: 418,
      text: 'GET /a?b=1 ёлка',
      bytes: 19,
    });
  });

  it('[NET-01] does not follow a redirect', async () => {
    let asked = 0;
    const address = await serve((_, response) => {
      asked += 1;
      response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    expect(await send(address, '/', GET, AMPLE)).toMatchObject({ status: 302 });
    expect(asked).toBe(1);
  });

  it('[NET-02] was not sent when nobody listens', async () => {
    const address = await serve(() => undefined);
    await stop(servers.pop() as Server);
    const noResponse = { kind: 'no_response', sent: false, timedOut: false };
    expect(await send(address, '/', GET, AMPLE)).toEqual(noResponse);
  });

  it('[NET-02] was sent when the connection broke later', async () => {
    const address = await serve((request, response) => {
      if (request.url === '/half') response.writeHead(200, { 'Content-Length': 100 }).write('{');
      setTimeout(() => request.socket.destroy(), 20);
    });
    const noResponse = { kind: 'no_response', sent: true, timedOut: false };
    expect(await send(address, '/none', GET, AMPLE)).toEqual(noResponse);
    expect(await send(address, '/half', GET, AMPLE)).toEqual(noResponse);
  });

  it('[NET-03] has its time until the whole body is there', async () => {
    const address = await serve((_, response) => {
      response.writeHead(200).write('{');
    });
    const noResponse = { kind: 'no_response', sent: true, timedOut: true };
    expect(await send(address, '/', GET, 100)).toEqual(noResponse);
  });

  it('reads no body without end', async () => {
    let close = () => undefined as void;
    const closed = new Promise<void>((resolve) => (close = resolve));
    const address = await serve((_, response) => {
      const timer = setInterval(() => response.write(Buffer.alloc(1_000_000, 'x')), 1);
      response.on('close', () => {
        clearInterval(timer);
        close();
      });
    });
    const cut = { kind: 'answer', status: 200, text: null, bytes: 0 };
    expect(await send(address, '/', GET, AMPLE)).toEqual(cut);
    await closed;
  });

  it('throws for a header that cannot be sent', async () => {
    const message = { ...GET, headers: { Authorization: 'Bearer a\r\nb' } };
    await expect(send('http://127.0.0.1:1', '/', message, 1_000)).rejects.toThrow();
  });

  it('sends forms with their content type', async () => {
    const address = await serve((request, response) => {
      let text = `${request.headers['content-type']?.split(';')[0]} `;
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      request.on('end', () => response.end(text));
    });
    const post = (body: URLSearchParams | FormData) =>
      send(address, '/', { method: 'POST', headers: {}, body }, AMPLE);
    expect(await post(new URLSearchParams({ a: 'ё' }))).toMatchObject({
      text: 'application/x-www-form-urlencoded a=%D1%91',
    });
    const files = new FormData();
    files.set('file', new Blob(['ёлка']), 'a.txt');
    expect(await post(files)).toMatchObject({
      text: expect.stringMatching(/^multipart\/form-data .*filename="a.txt".*ёлка/s),
    });
  });

  it('takes the same connection again', async () => {
    const address = await serve((_, response) => response.end('{}'));
    let connections = 0;
    servers.at(-1)?.on('connection', () => (connections += 1));
    for (const path of ['/1', '/2', '/3']) await send(address, path, GET, AMPLE);
    expect(connections).toBe(1);
  });

  it('[NET-03] lets a request whose time is up go', async () => {
    let left = () => undefined as void;
    const gone = new Promise<void>((resolve) => (left = resolve));
    const address = await serve((request) => request.socket.on('close', left));
    expect(await send(address, '/', GET, 100)).toMatchObject({ timedOut: true });
    await gone;
  });

  it('takes what is not UTF-8, or was compressed unasked, for no text', async () => {
    const address = await serve((_, response) => response.end(Buffer.from([0xff, 0xfe, 0x1f])));
    expect(await send(address, '/', GET, AMPLE)).toMatchObject({ status: 200, text: null });
  });
});
