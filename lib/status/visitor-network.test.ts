/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { followResponses } from './response-status';
import { visitorNetwork } from './visitor-network';

// Later test files of the same process have servers too.
afterAll(followResponses());

test('each request has the network of its own visitor, as the proxy beside tells it', async () => {
  const server = createServer((request, response) => {
    const given = new Headers(request.headers as never);
    void sleep(Math.random() * 20).then(() => response.end(visitorNetwork(given)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const told = ['203.0.113.7', '1.1.1.1, 198.51.100.2', '2001:db8:1:2::3', 'nonsense'];
  const networks = await Promise.all(
    told.map(async (forwarded) => {
      const headers = { 'X-Forwarded-For': forwarded };
      return (await fetch(`http://127.0.0.1:${port}/`, { headers })).text();
    }),
  );
  expect(networks).toEqual(['203.0.113.7', '198.51.100.2', '2001:db8:1:2', '127.0.0.1']);
  server.close();
});

test('without a request there is no visitor', () => {
  expect(visitorNetwork(new Headers())).toBeUndefined();
});
