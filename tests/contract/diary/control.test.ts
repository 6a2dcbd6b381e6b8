import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import {
  callDiary,
  createTaughtLesson,
  diaryOrigin,
  lookAt,
  refusalOf,
  someExternalId,
  workOf,
} from '@/tests/support/diary/call-diary';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

type Told = { body: string; timestamp: string; signature: string; at: number };

const SECRET = 'demo-diary-webhook-not-for-production-0123456789';
const told: Told[] = [];
/** What the next webhooks are answered with; 200 when there is nothing left. */
const answers: number[] = [];
let partner: Server;
let stack: OwnStack;

beforeAll(async () => {
  partner = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    const read = (name: string) => String(request.headers[name]);
    const [timestamp, signature] = [read('x-diary-timestamp'), read('x-diary-signature')];
    told.push({ body, timestamp, signature, at: Date.now() });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => partner.listen(0, resolve));
  const { port } = partner.address() as AddressInfo;
  const DIARY_WEBHOOK_URL = `http://localhost:${port}/webhook`;
  stack = await startOwnStack({ web: false, variables: { DIARY_WEBHOOK_URL } });
  Object.assign(process.env, stack.addresses);
}, 180_000);
afterAll(async () => {
  await stack.stop();
  partner.close();
}, 180_000);
beforeEach(() => control({}));

async function control(settings: Record<string, number>): Promise<void> {
  const { status } = await callDiary('PUT', '/operator/control', { body: settings });
  expect(status).toBe(200);
}

async function begin() {
  const own = await createTaughtLesson();
  const externalId = someExternalId();
  const path = `/api/v2/lessons/${own.lessonId}/works/${externalId}`;
  const put = (rest: Record<string, unknown> = {}) =>
    callDiary('PUT', path, { body: workOf(own.teacher.userId, rest) });
  const works = async () => (await lookAt(own.lessonId)).works;
  const read = `/api/v2/lessons/${own.lessonId}?userId=${own.teacher.userId}`;
  return { ...own, externalId, path, put, works, read };
}

describe('the control page makes the API', () => {
  test('refuse beyond the quota, and say when to try again', async () => {
    const { read } = await begin();
    await control({ quota: 5 });
    const asked = await Promise.all(Array.from({ length: 12 }, () => callDiary('GET', read)));
    const refused = asked.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(7);
    expect(refused.map(refusalOf)).toEqual(Array(7).fill([429, 'quota_exceeded']));
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await callDiary('GET', read)).status).toBe(200);
  });

  test.each([
    [500, 'internal'],
    [503, 'unavailable'],
  ])('fail with %i and do nothing', async (failStatus, code) => {
    const { put, works } = await begin();
    await control({ failing: 100, failStatus });
    expect(refusalOf(await put())).toEqual([failStatus, code]);
    expect(await works()).toEqual([]);
  });

  test('fail in about the share that was asked for', async () => {
    const { read } = await begin();
    await control({ failing: 50, quota: 1_000 });
    const asked = await Promise.all(Array.from({ length: 100 }, () => callDiary('GET', read)));
    const failed = asked.filter(({ status }) => status === 503).length;
    expect(failed).toBeGreaterThan(20);
    expect(failed).toBeLessThan(80);
  });

  test('do the work and answer 500, or break the connection', async () => {
    const { put, works } = await begin();
    await control({ failingAfter: 100 });
    expect((await put()).status).toBe(500);
    expect(await works()).toMatchObject([{ sequence: 1 }]);
    await control({ losing: 100 });
    await expect(put({ sequence: 2 })).rejects.toThrow('fetch failed');
    expect(await works()).toMatchObject([{ sequence: 2 }]);
  });

  test('forget what it has confirmed', async () => {
    const { put, works } = await begin();
    await control({ forgetting: 100 });
    expect((await put()).status).toBe(201);
    expect(await works()).toEqual([]);
  });

  test('answer with a page, late, or without end', async () => {
    const { read } = await begin();
    await control({ html: 100 });
    const page = await callDiary('GET', read);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/html'),
    ]);
    await control({ slowMs: 400 });
    const started = Date.now();
    await callDiary('GET', read);
    expect(Date.now() - started).toBeGreaterThanOrEqual(399);
    await control({ endless: 100 });
    const key = 'demo-diary-api-not-for-production-0123456789';
    const endless = await fetch(diaryOrigin() + read, {
      headers: { Authorization: `Bearer ${key}` },
    });
    let bytes = 0;
    for await (const part of endless.body ?? []) {
      bytes += (part as Uint8Array).length;
      if (bytes > 1_000_000) break;
    }
    expect(bytes).toBeGreaterThan(1_000_000);
  });

  test('answer in another order than it was asked', async () => {
    const { read } = await begin();
    await control({ shuffleMs: 1_000 });
    const finished: number[] = [];
    const asked = Array.from({ length: 20 }, (_, at) => at);
    await Promise.all(asked.map((at) => callDiary('GET', read).then(() => void finished.push(at))));
    expect(finished).not.toEqual(asked);
  });

  test('misbehave only for who has the key', async () => {
    const send = (fields: Record<string, string>) =>
      fetch(`${diaryOrigin()}/control`, { method: 'POST', body: new URLSearchParams(fields) });
    const fields = { failing: '100', failStatus: '503', slowMs: '0', shuffleMs: '0', quota: '60' };
    const rest = { failingAfter: '0', losing: '0', forgetting: '0', html: '0', endless: '0' };
    const key = 'demo-diary-api-not-for-production-0123456789';
    const settings = async () => (await callDiary('GET', '/operator/control')).body;
    expect((await send({ ...fields, ...rest, key: 'x' })).status).toBe(403);
    expect(await settings()).toMatchObject({ failing: 0 });
    expect((await send({ ...fields, ...rest, key })).status).toBe(200);
    expect(await settings()).toMatchObject({ failing: 100 });
    expect((await send({ ...fields, ...rest, failing: '101', key })).status).toBe(422);
    expect((await send({ ...fields, ...rest, reset: '1', key })).status).toBe(200);
    expect(await settings()).toMatchObject({ failing: 0, quota: 60 });
  });
});

async function waitForTold(count: number): Promise<Told[]> {
  for (let turn = 0; turn < 200 && told.length < count; turn++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return told;
}

describe('a webhook', () => {
  beforeEach(() => {
    told.length = 0;
    answers.length = 0;
  });

  test('tells of a mark that the teacher has set by hand, signed', async () => {
    const { put, path, lessonId, externalId, students } = await begin();
    await put();
    const studentId = students[0]?.userId ?? '';
    const operator = `/operator${path.slice('/api/v2'.length)}/marks/${studentId}`;
    await callDiary('PUT', operator, { body: { value: '5' } });
    const [first] = await waitForTold(1);
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      ...{
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'mark.changed',
        lessonId,
        externalId,
      },
      ...{ studentUserId: studentId, value: '5', setByHand: true },
    });
    const signed = `${first?.timestamp}.${first?.body}`;
    expect(first?.signature).toBe(createHmac('sha256', SECRET).update(signed).digest('hex'));
    expect(Math.abs(Number(first?.timestamp) - Date.now() / 1_000)).toBeLessThan(10);
  });

  test('that is not taken comes again after one and after two seconds, as the same', async () => {
    const { lessonId } = await begin();
    answers.push(500, 302);
    await callDiary('POST', `/operator/lessons/${lessonId}/cancel`);
    const [first, second, third] = await waitForTold(3);
    const ids = [first, second, third].map((one) => JSON.parse(one?.body ?? '{}').id as string);
    expect(new Set(ids).size).toBe(1);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(900);
    expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(1_900);
    expect(told).toHaveLength(3);
  });

  test('tells once that a lesson was moved or cancelled', async () => {
    const { lessonId } = await begin();
    const place = { date: '2031-03-07', number: 3 };
    await callDiary('POST', `/operator/lessons/${lessonId}/move`, { body: place });
    await waitForTold(1);
    for (const _ of [1, 2]) await callDiary('POST', `/operator/lessons/${lessonId}/cancel`);
    await waitForTold(2);
    const contents = told.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(contents).toMatchObject([
      { type: 'lesson.moved', lesson: { id: lessonId, ...place } },
      { type: 'lesson.cancelled', lesson: { id: lessonId } },
    ]);
  });
});
