import pino from 'pino';
import { SERVICE_TOKEN_HEADER } from '@/lib/contract/call/service-token';
import { createServiceApp } from '@/platform/kernel/service';
import type { MainApi } from '@/platform/main-api/context';
import { addRoutes } from './router';
import { verbs } from './verbs';

const lines: string[] = [];
const app = createServiceApp(pino({}, { write: (line: string) => void lines.push(line) }), {});
const env = { MAIN_API_SERVICE_TOKEN: 'web' };
// Nothing else of the service is needed for what is refused before a verb is called.
addRoutes(app, { env } as MainApi, verbs);

const send = (body: BodyInit, type = 'application/json') =>
  app.request('/api/v1/user/add-lead', {
    method: 'POST',
    headers: { 'Content-Type': type, [SERVICE_TOKEN_HEADER]: 'web' },
    body,
    duplex: 'half',
  } as RequestInit);

beforeEach(() => {
  lines.length = 0;
});

test('[NET-06] a body that its sender drops is refused and raises no alert', async () => {
  const broken = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(new TextEncoder().encode('{"type":')),
    pull: (stream) => stream.error(new Error('aborted')),
  });
  const response = await send(broken);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_request', field: 'body' });
  expect(lines.join()).not.toContain('alert');
});

test.each([
  ['no JSON', '{"type":', 'application/json', 400, 'body'],
  ['another media type', '{}', 'text/plain', 415, undefined],
  ['a value of another type', '[]', 'application/json', 400, 'body'],
])('[NET-06] a body that is %s is refused', async (_, body, type, status, field) => {
  const response = await send(body, type);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject(field === undefined ? {} : { field });
});

test('[TRUST-11] a body of somebody else than web is not even read', async () => {
  const pull = jest.fn();
  const response = await app.request('/api/v1/user/add-lead', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SERVICE_TOKEN_HEADER]: 'guess' },
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    duplex: 'half',
  } as RequestInit);
  expect([response.status, await response.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'caller_unknown' }),
  ]);
  expect(pull).not.toHaveBeenCalled();
});
