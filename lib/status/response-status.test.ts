/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerWithStatus, followResponses } from './response-status';

followResponses();

test('[PRE-02] each request is answered with the status that its own page sets', async () => {
  const server = createServer((request, response) => {
    const status = Number(request.url?.slice(1));
    // Pages are asynchronous, and many are rendered at a time.
    void sleep(Math.random() * 20).then(() => {
      if (status > 0) answerWithStatus(status);
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
  const server = createServer((_, response) => {
    answerWithStatus(429, { 'Retry-After': '30' });
    response.end();
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://localhost:${port}/`);
  expect([status, headers.get('retry-after')]).toEqual([429, '30']);
  server.close();
});

test('[PRE-02] a status that comes too late is told to be', async () => {
  let late: boolean | undefined;
  const server = createServer((_, response) => {
    response.end('sent');
    late = answerWithStatus(404);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  expect(late).toBe(false);
  server.close();
});

test('[PRE-02] without a request there is nothing to answer', () => {
  expect(answerWithStatus(404)).toBe(false);
});
