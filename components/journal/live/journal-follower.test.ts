/** @jest-environment jsdom */
import type { Journal, Mark } from '@/lib/contract/journal/journal';
import type { CallResult } from '@/lib/contract/call/result';
import { fakeEventSource, FakeEventSource } from './event-source.fixture';
import { JournalFollower } from './journal-follower';

const mark = (answeredCount: number, taskHash = 'one'): Mark => ({
  ...{ taskHash, attemptCode: 'code', finishedAt: null, score: null, grade: null },
  ...{ awaitingCount: 0, isReturned: false, answeredCount, stepCount: 5 },
});
const journalOf = (...marks: Mark[]): Journal => {
  const known = { name: 'Вера', surname: 'Зорина', hasAccount: true, sameBrowser: [] };
  const about = { title: 'Дроби', createdAt: '2026-03-04T21:30:00Z', dueAt: null };
  const homework = [{ taskHash: 'one', ...about, state: 'open' as const }];
  const students = [{ userId: 's1', ...known, marks }];
  const named = { classId: '5-А', classNumber: 5 as const, classLetter: '(А)' };
  return { classes: [{ ...named, homework, students }] };
};
const good = (journal: Journal): CallResult<'getJournal'> => ({ ok: true, value: journal });
const refused = (status: number): CallResult<'getJournal'> => ({
  ok: false,
  error: { code: 'unavailable', status, requestId: '' },
});

let stop = () => {};
function start() {
  const ask = jest.fn(() => Promise.resolve(good(journalOf(mark(0)))));
  const known = { journal: journalOf(mark(0)), freshAt: '2026-03-04T09:04:00Z' };
  const follower = new JournalFollower(known, ask);
  stop = follower.follow();
  const answered = () =>
    follower.state().journal.classes[0]?.students[0]?.marks.map((one) => one.answeredCount);
  return { ask, follower, answered };
}
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const look = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const marks = (...all: Mark[]) => ({
  kind: 'marks' as const,
  marks: all.map((one) => ({ userId: 's1', mark: one })),
});

fakeEventSource();
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  stop();
  expect(jest.getTimerCount()).toBe(0);
  Object.defineProperty(document, 'hidden', { value: false, configurable: true });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('with a stream', () => {
  test('[HW-06] the journal is read once, and then marks come without being asked for', async () => {
    const { ask, answered } = start();
    expect(FakeEventSource.last.address).toBe('/api/v1/journal/stream');
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(1);
    FakeEventSource.last.send(marks(mark(2)));
    expect(answered()).toEqual([2]);
    for (let turn = 0; turn < 16; turn++) {
      await pass(15_000);
      FakeEventSource.last.send({ kind: 'beat' });
    }
    expect(ask).toHaveBeenCalledTimes(1);
    // Against what is told to nobody.
    await pass(40_000);
    FakeEventSource.last.send({ kind: 'beat' });
    await pass(25_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('[HW-06] a mark that comes while the journal is read is not lost with what is older', async () => {
    const { ask, answered } = start();
    let reply = (_: CallResult<'getJournal'>) => {};
    ask.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)));
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(0);
    FakeEventSource.last.send(marks(mark(3)));
    reply(good(journalOf(mark(1))));
    await pass(0);
    expect(answered()).toEqual([3]);
  });

  test('[HW-06] many changes of rows are one reading a second', async () => {
    const { ask } = start();
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(100);
    for (let turn = 0; turn < 20; turn++) {
      FakeEventSource.last.send({ kind: 'changed' });
      await pass(100);
    }
    expect(ask.mock.calls.length).toBeLessThanOrEqual(3);
    await pass(2_000);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(4);
  });

  test('[HW-06] a mark without a place is asked for once', async () => {
    const { ask, answered } = start();
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(2_000);
    for (let turn = 0; turn < 5; turn++) {
      FakeEventSource.last.send(marks(mark(turn, 'another')));
      await pass(2_000);
    }
    expect(ask).toHaveBeenCalledTimes(2);
    expect(answered()).toEqual([0]);
  });

  test('[HW-06] a reading that fails is told, and made again', async () => {
    const { ask, follower } = start();
    ask.mockResolvedValueOnce(refused(503));
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(0);
    expect(follower.state().failure?.status).toBe(503);
    await pass(10_000);
    expect(follower.state().failure).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('[HW-06] a hidden tab has none, and reads when it is looked at again', async () => {
    const { ask } = start();
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(2_000);
    look(true);
    expect(FakeEventSource.last.isClosed).toBe(true);
    await pass(3_600_000);
    expect([ask.mock.calls.length, FakeEventSource.opened.length]).toEqual([1, 1]);
    look(false);
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(0);
    expect([ask.mock.calls.length, FakeEventSource.opened.length]).toEqual([2, 2]);
  });
});

describe('without a stream', () => {
  test('[HW-06] the journal is asked for every 5 s, less often while nothing is new', async () => {
    const { ask, answered } = start();
    FakeEventSource.last.fail();
    await pass(4_900);
    expect(ask).not.toHaveBeenCalled();
    ask.mockResolvedValue(good(journalOf(mark(4))));
    await pass(200);
    expect(answered()).toEqual([4]);
    const before = ask.mock.calls.length;
    await pass(600_000);
    // Every 30 s at the end.
    expect(ask.mock.calls.length - before).toBeLessThan(25);
    expect(ask.mock.calls.length - before).toBeGreaterThan(18);
  });

  test('[HW-06] a lost stream comes back within a second or two, later each time it cannot be had', async () => {
    const { ask } = start();
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(2_000);
    FakeEventSource.last.fail();
    await pass(1_300);
    expect(FakeEventSource.opened).toHaveLength(2);
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
    for (let turn = 0; turn < 20; turn++) {
      FakeEventSource.last.fail();
      await pass(10_000);
    }
    // After 1, 3, 9, 27 and 60 s, and every 60 s.
    expect(FakeEventSource.opened.length).toBeLessThan(10);
  });

  test('[HW-06] one that says nothing, as behind a proxy that holds it back, is none', async () => {
    const { ask } = start();
    const first = FakeEventSource.last;
    await pass(10_100);
    expect(first.isClosed).toBe(true);
    expect(ask).toHaveBeenCalled();
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(50_000);
    expect(FakeEventSource.opened.length).toBeGreaterThan(1);
  });

  test('[HW-06] one that was replaced by other tabs leaves them alone for some minutes', async () => {
    const { ask } = start();
    FakeEventSource.last.send({ kind: 'hello' });
    await pass(0);
    FakeEventSource.last.send({ kind: 'replaced' });
    expect(FakeEventSource.last.isClosed).toBe(true);
    await pass(200_000);
    expect(FakeEventSource.opened).toHaveLength(1);
    expect(ask.mock.calls.length).toBeGreaterThan(5);
    await pass(105_000);
    expect(FakeEventSource.opened).toHaveLength(2);
  });

  test('[HW-06] a browser that knows no streams asks all the same', async () => {
    Reflect.deleteProperty(globalThis, 'EventSource');
    const { ask } = start();
    await pass(6_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
