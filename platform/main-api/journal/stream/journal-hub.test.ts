import { randomUUID } from 'node:crypto';
import type { ChangedMark, JournalEvent } from '@/lib/contract/journal/stream';
import { HUB_LIMITS } from './hub-limits';
import { JournalHub } from './journal-hub';
import { encodeNews } from './news-message';
import type { Pair } from './read-marks';

const [teacher, other, homeworkId] = [randomUUID(), randomUUID(), randomUUID()] as const;
const markOf = (userId: string) => ({ userId, mark: {} }) as ChangedMark;
const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

function start(limits: Partial<typeof HUB_LIMITS> = {}) {
  const readMarks = jest.fn((pairs: readonly Pair[]) =>
    Promise.resolve(new Map([[teacher, pairs.map(({ studentId }) => markOf(studentId))]])),
  );
  const isSignedIn = jest.fn((_jti: string) => Promise.resolve(true));
  const log = { warn: jest.fn() };
  const hub = new JournalHub({ readMarks, isSignedIn, log }, limits);
  const follow = (userId: string = teacher, jti = 'session') => {
    const events: JournalEvent[] = [];
    let close = () => {};
    const end = jest.fn(() => close());
    close = hub.open({ userId, jti, roles: [] }, { send: (event) => void events.push(event), end });
    return { events, end, close, kinds: () => events.map(({ kind }) => kind) };
  };
  const tell = (teacherId: string | null, students?: string[]) => {
    const marks = students && { marks: [[homeworkId, students] as [string, string[]]] };
    for (const message of encodeNews({ teacherId, ...marks })) hub.take(message);
  };
  return { hub, readMarks, isSignedIn, log, follow, tell };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[HW-06] changes within a moment are read once, for those alone who follow', async () => {
  const { readMarks, follow, tell } = start();
  const [mine, foreign] = [follow(), follow(other)];
  const [one = '', two = ''] = ids(2);
  tell(teacher, [one]);
  tell(teacher, [one, two]);
  tell(randomUUID(), ids(5));
  await pass(500);
  expect(readMarks.mock.calls).toEqual([
    [[one, two].map((studentId) => ({ homeworkId, studentId }))],
  ]);
  expect(mine.events.at(-1)).toEqual({ kind: 'marks', marks: [markOf(one), markOf(two)] });
  expect(foreign.kinds()).toEqual(['hello']);
});

test('[HW-06] more marks than are told are a journal to be read again', async () => {
  const { readMarks, follow, tell } = start();
  const stream = follow();
  tell(teacher, ids(201));
  tell(teacher, ids(1));
  await pass(500);
  expect(stream.kinds()).toEqual(['hello', 'changed']);
  expect(readMarks).not.toHaveBeenCalled();
});

test('[HW-06] marks that cannot be read are a journal to be read again, a little later', async () => {
  const { readMarks, log, follow, tell } = start();
  readMarks.mockRejectedValueOnce(new Error('away'));
  const stream = follow();
  tell(teacher, ids(1));
  await pass(500);
  expect([log.warn.mock.calls.length, stream.kinds()]).toEqual([1, ['hello']]);
  await pass(2_000);
  expect(stream.kinds()).toEqual(['hello', 'changed']);
});

test('[HW-06] of many teachers some are read now, and the others next', async () => {
  const { readMarks, follow, tell } = start({ pairs: 2 });
  const teachers = ids(3);
  for (const id of teachers) follow(id);
  for (const id of teachers) tell(id, ids(2));
  await pass(500);
  expect(readMarks.mock.calls.map(([pairs]) => pairs.length)).toEqual([2]);
  await pass(1_000);
  expect(readMarks.mock.calls.map(([pairs]) => pairs.length)).toEqual([2, 2, 2]);
});

test('[TRUST-05] who is signed out is told nothing more', async () => {
  const { isSignedIn, follow, tell } = start();
  const [kept, ended] = [follow(teacher, 'kept'), follow(teacher, 'ended')];
  isSignedIn.mockImplementation((jti) => Promise.resolve(jti === 'kept'));
  tell(teacher, ids(1));
  await pass(500);
  expect([kept.kinds(), ended.kinds()]).toEqual([['hello', 'marks'], ['hello']]);
  expect([kept.end.mock.calls.length, ended.end.mock.calls.length]).toEqual([0, 1]);
});

test('[TRUST-05] who only waits is looked at every minute, and cannot be told apart while nobody knows', async () => {
  const { hub, isSignedIn, follow } = start();
  const stream = follow();
  await pass(60_000);
  expect(stream.kinds()).toEqual(['hello', 'beat', 'beat', 'beat', 'beat']);
  isSignedIn.mockRejectedValue(new Error('away'));
  await pass(60_000);
  expect([stream.end.mock.calls.length, hub.size]).toEqual([1, 0]);
});

test('[HW-06] a stream ends after its time, and its place is free', async () => {
  const { hub, follow } = start();
  const stream = follow();
  await pass(10 * 60_000 - 1);
  expect([stream.end.mock.calls.length, hub.size]).toEqual([0, 1]);
  await pass(6 * 60_000);
  expect([stream.end.mock.calls.length, hub.size]).toEqual([1, 0]);
});

test('[TRUST-08] nobody follows any more when as many do as can be served', () => {
  const { hub, follow } = start({ streams: 2 });
  follow();
  const last = follow(other);
  expect(() => hub.assertRoom()).toThrow('rate_limited');
  last.close();
  last.close();
  expect(() => hub.assertRoom()).not.toThrow();
  expect(hub.size).toBe(1);
});

test('[HW-06] when something may have been missed, all read again, one after the other', async () => {
  const { hub, follow } = start();
  const streams = ids(40).map((id) => follow(id));
  hub.take(null);
  await pass(1_000);
  const told = () => streams.filter(({ events }) => events.length > 1).length;
  expect(told()).toBeLessThan(40);
  await pass(2_500);
  expect(told()).toBe(40);
});

test('[HW-06] the end ends all, and nothing runs any more', async () => {
  const { hub, follow, tell } = start();
  const streams = [follow(), follow(other)];
  tell(teacher, ids(1));
  hub.end();
  await pass(60_000);
  expect(streams.map(({ kinds }) => kinds())).toEqual([['hello'], ['hello']]);
  expect([hub.size, jest.getTimerCount()]).toEqual([0, 0]);
});
