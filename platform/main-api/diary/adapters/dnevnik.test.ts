/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DiaryAdapter } from './adapter';
import { createDnevnik } from './dnevnik';

type Asked = { method: string; url: string; headers: Record<string, unknown>; body: string };

let server: Server;
let answer: RequestListener;
let asked: Asked[];
let diary: DiaryAdapter;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const DIARY_ORIGIN = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  diary = createDnevnik({ DIARY_ORIGIN, DIARY_API_KEY: 'key' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const say =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const lesson = {
  ...{ id: '7', date: '2026-11-24', startsAt: '2026-11-24T05:30:00Z', number: 2, topic: 'Дроби' },
  ...{ groupId: '70', groupName: '5А', grade: 5, subjectId: '12', subjectName: ' математика ' },
  dueDefault: '2026-11-26T05:30:00Z',
};
const work = { userId: '9', lessonId: '7', externalId: 'bafedikogupamite', sequence: 3 };
const content = {
  groupId: '70',
  workTypeId: null,
  title: 'Дроби',
  url: 'https://x.ru/',
  dueAt: null,
};

test('a token is exchanged with a key that gives the same answer again', async () => {
  answer = say(200, { userId: '9', role: 'teacher', name: 'Анна', schoolName: '№ 1' });
  const person = await diary.exchangeToken({ token: 't', state: 's', key: 'k' });
  expect(person).toEqual({ id: '9', name: 'Анна', role: 'teacher' });
  expect(asked).toMatchObject([
    {
      ...{ method: 'POST', url: '/api/v2/bind-tokens/exchange' },
      headers: { authorization: 'Bearer key', 'idempotency-key': 'k' },
      body: JSON.stringify({ token: 't', state: 's' }),
    },
  ]);
});

test('a lesson comes with the subject that is ours, or with none', async () => {
  answer = say(200, { lessons: [lesson, { ...lesson, id: '8', subjectName: 'Труд', grade: 99 }] });
  const lessons = await diary.listLessons('9', { from: '2026-11-23', to: '2026-11-29' });
  expect(lessons).toMatchObject([
    { lessonId: '7', subjectId: 1, grade: 5, dueAt: '2026-11-26T05:30:00Z' },
    { lessonId: '8', subjectId: null, grade: null },
  ]);
  expect(asked[0]?.url).toBe('/api/v2/users/9/lessons?from=2026-11-23&to=2026-11-29');
});

test('a work is put at its lesson and taken from it, with its sequence', async () => {
  answer = say(201, { work: { externalId: work.externalId } });
  await diary.putWork(work, content);
  answer = (_, response) => response.writeHead(204).end();
  await diary.deleteWork(work);
  const path = '/api/v2/lessons/7/works/bafedikogupamite';
  expect(asked).toMatchObject([
    { method: 'PUT', url: path },
    { method: 'DELETE', url: `${path}?userId=9&sequence=3` },
  ]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    ...{ userId: '9', sequence: 3, ...content },
    workTypeId: 'homework',
  });
});

test.each([
  ['grade', 5, '5'],
  ['grade', 1, '2'],
  ['percent', 87, '87%'],
] as const)('a mark as %s, %d, is written «%s»', async (mode, value, written) => {
  answer = say(200, { mark: { value: written } });
  await diary.putMark(work, { studentId: '55', mode, value });
  expect(asked).toMatchObject([
    { method: 'PUT', url: '/api/v2/lessons/7/works/bafedikogupamite/marks/55' },
  ]);
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ userId: '9', value: written, sequence: 3 });
});

test('what stands in a path cannot leave it', async () => {
  answer = say(200, lesson);
  await diary.getLesson({ userId: '9', lessonId: '../users?x' });
  expect(asked[0]?.url).toBe('/api/v2/lessons/..%2Fusers%3Fx?userId=9');
});

test.each<[string, number, string]>([
  ['a wrong key', 401, 'unavailable'],
  ['a lesson of another', 403, 'refused'],
  ['one that is not there', 404, 'not_found'],
  ['a conflict', 409, 'conflict'],
  ['a used token', 410, 'token'],
  ['wrong input', 422, 'refused'],
  ['too many calls', 429, 'unavailable'],
  ['a failure', 500, 'unavailable'],
  ['a closed door', 503, 'unavailable'],
])('after %s, %d, the call is %s', async (_, status, why) => {
  answer = say(status, { error: { code: 'x', message: 'y' } }, { 'Retry-After': '7' });
  await expect(diary.putWork(work, content)).rejects.toMatchObject({
    why,
    isRetryable: why === 'unavailable',
    retryAfterSeconds: 7,
  });
});

test.each<[string, RequestListener]>([
  ['is no JSON', say(200, '<h1>Вход</h1>')],
  ['has another shape', say(200, { ...lesson, startsAt: 'завтра' })],
  ['is empty', say(200, '')],
  ['is of 50 MB', (_, response) => response.end(Buffer.alloc(50_000_000, 32))],
  ['is a redirect to others', say(302, '', { Location: 'https://evil.example/' })],
  ['breaks off', (_, response) => void response.writeHead(200).destroy()],
])('an answer that %s is worth another try', async (_, given) => {
  answer = given;
  const lost = { why: 'unavailable' };
  await expect(diary.getLesson({ userId: '9', lessonId: '7' })).rejects.toMatchObject(lost);
  await expect(diary.putWork(work, content)).rejects.toMatchObject(lost);
  expect(asked).toHaveLength(2);
});

test('an answer that never ends is given up', async () => {
  const within = AbortSignal.timeout(100);
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(within);
  answer = (_, response) => void response.writeHead(200).write('{');
  const asking = diary.getLesson({ userId: '9', lessonId: '7' });
  await expect(asking).rejects.toMatchObject({ why: 'unavailable' });
  expect(AbortSignal.timeout).toHaveBeenCalledWith(10_000);
});
