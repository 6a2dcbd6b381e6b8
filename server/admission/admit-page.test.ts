import { get, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { log } from '@/lib/log/logger';
import { startFront } from '@/server/front.fixture';
import { admitPage } from './admit-page';
import { createPageQueue } from './page-queue';

jest.spyOn(log(), 'warn').mockImplementation(() => {});

const CALLS = { atOnce: 2, waiting: 1, patienceMs: 60_000, holdMs: 60_000 };

let front: Awaited<ReturnType<typeof startFront>>;
afterEach(() => front.close());

async function start(limits: Partial<Parameters<typeof createPageQueue>[0]>) {
  const queue = createPageQueue({
    ...{ atOnce: 2, waiting: 1_000, patienceMs: 60_000, holdMs: 60_000 },
    ...limits,
  });
  const rendering: ServerResponse[] = [];
  let most = 0;
  front = await startFront(
    admitPage({ pages: queue, calls: createPageQueue(CALLS) }, (request, response) => {
      if (request.url?.startsWith('/api/')) response.end('call');
      else rendering.push(response);
      most = Math.max(most, queue.state().running);
      return true;
    }),
  );
  return { queue, rendering, most: () => most };
}

async function ask(path: string): Promise<{ status: number; headers: object; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: front.port, path, agent: false }, resolve).on('error', reject);
  });
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

test('[HTTP-02] 500 who ask at once each get the page, a few rendered at a time', async () => {
  const { rendering, most } = await start({});
  const asked = Promise.all(Array.from({ length: 500 }, (_, at) => ask(`/teacher?${at}`)));
  for (let done = 0; done < 500; done++) {
    await until(() => rendering.length === Math.min(2, 500 - done));
    rendering.shift()?.end('page');
  }
  expect(new Set((await asked).map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set(['200 page']),
  );
  expect(most()).toBe(2);
});

test('[HTTP-02] who waits too long gets 503 with what to do', async () => {
  const { rendering } = await start({ waiting: 1, patienceMs: 20 });
  const first = [ask('/teacher'), ask('/teacher')];
  await until(() => rendering.length === 2);
  const others = await Promise.all(Array.from({ length: 500 }, () => ask('/teacher')));
  for (const { status, headers, body } of others) {
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex,nofollow',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(body).toContain('Обновите');
  }
  for (const response of rendering) response.end('page');
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
});

test('[HTTP-02] calls, signing in, files and health wait for no page', async () => {
  const { queue, rendering } = await start({ waiting: 0 });
  const pages = [ask('/teacher'), ask('/teacher')];
  await until(() => rendering.length === 2);
  expect(await ask('/api/v1/attempts/x/answers/y')).toMatchObject({ status: 200, body: 'call' });
  expect(await ask('/health')).toMatchObject({ status: 200 });
  expect(await ask('/og/home.png')).toMatchObject({ status: 200 });
  const callback = ask('/prosv/auth?code=a&state=b');
  await until(() => rendering.length === 3);
  expect(queue.state()).toEqual({ running: 2, waiting: 0 });
  for (const response of rendering) response.end('page');
  expect((await Promise.all([...pages, callback])).map(({ status }) => status)).toEqual([
    200, 200, 200,
  ]);
});

test('[HTTP-02] a client that goes away frees its place, waiting or rendered', async () => {
  const { queue, rendering } = await start({ atOnce: 1 });
  const open = () => {
    const sent = send({ port: front.port, path: '/teacher', agent: false });
    sent.on('error', () => {});
    sent.end();
    return sent;
  };
  const rendered = open();
  await until(() => rendering.length === 1);
  const waiting = open();
  await until(() => queue.state().waiting === 1);
  waiting.destroy();
  await until(() => queue.state().waiting === 0);
  rendered.destroy();
  await until(() => queue.state().running === 0);
});

test('[HTTP-02] more calls than the line holds are told when to come again', async () => {
  const waiting: ServerResponse[] = [];
  const queues = {
    pages: createPageQueue({ ...CALLS, atOnce: 1 }),
    calls: createPageQueue(CALLS),
  };
  front = await startFront(
    admitPage(queues, (_, response) => {
      waiting.push(response);
      return true;
    }),
  );
  const asked = [1, 2, 3].map(() => ask('/api/session'));
  await until(() => queues.calls.state().waiting === 1);
  const refused = await ask('/api/session');
  expect([refused.status, refused.headers]).toEqual([
    503,
    expect.objectContaining({ 'retry-after': '5' }),
  ]);
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'unavailable' });
  for (let done = 0; done < 3; done++) {
    await until(() => waiting.length > 0);
    waiting.shift()?.end('call');
  }
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
