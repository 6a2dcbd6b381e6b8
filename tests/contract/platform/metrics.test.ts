import { diaryProviders } from '@/lib/contract/diary/diary';
import {
  boundTeacher,
  misbehave,
  sendToLessons,
  waitForDelivery,
} from '@/tests/support/diary/deliveries';
import { createHomework } from '@/tests/support/homework/homework';
import { openTestDatabase } from '@/tests/support/people/visitors';
import { startOwnStack, type OwnStack } from '@/tests/support/stack/own-stack';

const TOKEN = 'metrics-token-of-the-test-0123456789';
// What is counted is that of everybody.
const shared = { ...process.env };
let stack: OwnStack;

beforeAll(async () => {
  stack = await startOwnStack({ web: false, variables: { READY_DETAILS_TOKEN: TOKEN } });
  Object.assign(process.env, stack.addresses);
}, 120_000);
afterAll(async () => {
  Object.assign(process.env, shared);
  await stack.stop();
}, 60_000);

const ask = (authorization?: string, method = 'GET', address = process.env.TEST_MAIN_API) =>
  fetch(`${address}/metrics`, { method, headers: authorization ? { authorization } : {} });
const read = async () => (await ask(`Bearer ${TOKEN}`)).text();
/** The value of one series. */
const valueOf = (numbers: string, series: string) => {
  const line = numbers.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};
const outbox = (what: string, kind = 'delivery', provider = 'dnevnik') =>
  `diary_outbox_${what}{kind="${kind}",provider="${provider}"}`;

test('[DIARY-06] the numbers are for operators, as text of Prometheus that nobody keeps', async () => {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const numbers = await answer.text();
  expect(numbers).toMatch(/^# TYPE diary_outbox_waiting gauge$/m);
  expect(numbers).toMatch(/^# TYPE diary_calls_total counter$/m);
  expect(numbers).toMatch(/^process_resident_memory_bytes \d/m);
  expect(numbers).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  const head = await ask(`Bearer ${TOKEN}`, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-type')).toBe(answer.headers.get('content-type'));
});

test('[DIARY-06] without the right token, or where none is set, they are not there', async () => {
  const wrong = [
    ...[undefined, 'Bearer ', `Bearer ${TOKEN.slice(0, 20)}`, `Bearer ${TOKEN}${TOKEN}`],
    ...[`Bearer ${TOKEN.slice(1)}x`, `Basic ${TOKEN}`, TOKEN],
  ];
  for (const authorization of wrong)
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(authorization, method);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
      expect(await answer.text()).not.toContain('diary_');
    }
  const unset = await ask(`Bearer ${TOKEN}`, 'GET', shared.TEST_MAIN_API);
  expect(unset.status).toBe(404);
  const post = await ask(`Bearer ${TOKEN}`, 'POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('[DIARY-06] what waits, for how long, what failed and how calls ended is told', async () => {
  const before = await read();
  for (const provider of diaryProviders)
    for (const kind of ['delivery', 'mark'])
      for (const what of ['waiting', 'oldest_seconds', 'failed'])
        expect(valueOf(before, outbox(what, kind, provider))).toBe(0);
  const unavailable =
    'diary_calls_total{provider="dnevnik",call="getLesson",outcome="unavailable"}';
  const refused = 'diary_calls_total{provider="dnevnik",call="getLesson",outcome="refused"}';
  const put = 'diary_calls_total{provider="dnevnik",call="putWork",outcome="ok"}';
  for (const series of [unavailable, refused, put]) expect(valueOf(before, series)).toBe(0);

  const database = openTestDatabase();
  const [{ token, place }, stranger] = [await boundTeacher(database), await boundTeacher(database)];
  await database.end();
  const { taskHash } = await createHomework(token);
  await misbehave({ failing: 100 });
  await sendToLessons(token, taskHash, place);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const meanwhile = await read();
  expect(valueOf(meanwhile, outbox('waiting'))).toBe(1);
  expect(valueOf(meanwhile, outbox('oldest_seconds'))).toBeGreaterThan(1);
  expect(valueOf(meanwhile, outbox('oldest_seconds'))).toBeLessThan(60);
  expect(valueOf(meanwhile, unavailable)).toBeGreaterThan(0);
  await misbehave();
  await waitForDelivery(token, taskHash, 'delivered');

  const other = await createHomework(token);
  await sendToLessons(token, other.taskHash, stranger.place);
  await waitForDelivery(token, other.taskHash, 'failed');
  const after = await read();
  expect(valueOf(after, outbox('waiting'))).toBe(0);
  expect(valueOf(after, outbox('oldest_seconds'))).toBe(0);
  expect(valueOf(after, outbox('failed'))).toBe(1);
  expect(valueOf(after, refused)).toBe(1);
  expect(valueOf(after, put)).toBeGreaterThan(0);
  // As many series as kinds, diaries, calls and outcomes make, whatever is in the rows.
  const series = (numbers: string) => numbers.match(/^diary_\w+\{[^}]*\}/gm)?.sort();
  expect(series(after)).toEqual(series(before));
  expect(series(after)).toHaveLength(diaryProviders.length * (2 * 3 + 7 * 7));
});

test('[DIARY-06] without the database they are unavailable, and come again with it', async () => {
  await stack.stopDatabase();
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await stack.startDatabase();
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200);
}, 60_000);
