/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWithStatus, followResponses, responseTo, RESPONSE_HEADER } from './response-status';

// Later test files of the same process have servers too.
afterAll(followResponses());

/** As a page finds it: by the headers of its request. */
const found = (request: IncomingMessage) => responseTo(new Headers(request.headers as never));

test('[PRE-02] each request is answered with the status that its own page sets', async () => {
  const server = createServer((request, response) => {
    const status = Number(request.url?.slice(1));
    // Pages are asynchronous, and many are rendered at a time.
    void sleep(Math.random() * 20).then(() => {
      if (status > 0) answerWithStatus(found(request), status);
      response.end();
    });
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const wanted = [404, 0, 500, 403, 0, 404, 500, 0, 403, 404];
  const given = await Promise.all(
    wanted.map(async (status) => {
      const response = await fetch(`http://localhost:${port}/${status}`);
      return [response.status, response.headers.get('cache-control')];
    }),
  );
  expect(given).toEqual(wanted.map((status) => (status ? [status, 'no-store'] : [200, null])));
  server.close();
});

test('a status can say when to come back', async () => {
  const server = createServer((request, response) => {
    answerWithStatus(found(request), 429, { 'Retry-After': '30' });
    response.end();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://localhost:${port}/`);
  expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  server.close();
});

test('[PRE-02] a status that comes too late is told to be', async () => {
  let late: boolean | undefined;
  const server = createServer((request, response) => {
    response.end('sent');
    late = answerWithStatus(found(request), 404);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  expect(late).toBe(false);
  server.close();
});

test('[PRE-02] without a request there is nothing to answer', () => {
  expect(answerWithStatus(responseTo(new Headers()), 404)).toBe(false);
});

test('[PRE-02] nobody names the response of another, and a response that is sent is let go', async () => {
  let open: unknown;
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    seen.push(found(request) === response);
    open = request.headers[RESPONSE_HEADER];
    response.end();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  for (const id of ['1', '2', '3', '__proto__'])
    await fetch(`http://localhost:${port}/`, { headers: { [RESPONSE_HEADER]: id } });
  expect(seen).toEqual([true, true, true, true]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(responseTo(new Headers({ [RESPONSE_HEADER]: String(open) }))).toBeUndefined();
});
