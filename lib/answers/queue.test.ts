import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { answerOf, FakeServer, offline, openTab, placeOfTask } from './queue.fixture';
import { createIndexedDbStore } from './store';

const place = placeOfTask('t1');
const other = placeOfTask('t2');

/** Lets everything happen that happens within so many milliseconds. */
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  // fake-indexeddb works with setImmediate: that one stays real.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

/** IndexedDB answers in real turns of the event loop. */
async function settle(milliseconds = 0): Promise<void> {
  await pass(milliseconds);
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
  await pass(0);
}

describe('the answer queue', () => {
  test('[HW-04] an answer is saved within a second of the last key, and only the last one is sent', async () => {
    const server = new FakeServer();
    const queue = openTab(server);
    for (const text of ['1', '12', '123']) {
      queue.change(place, answerOf(text));
      await settle(200);
    }
    expect(server.received).toHaveLength(0);
    await settle(500);
    expect(server.received).toHaveLength(1);
    expect(server.textAt(place)).toBe('123');
    expect(queue.state()).toMatchObject({ phase: 'saved', savedAt: Date.now() });
  });

  test('[HW-04] somebody who never pauses is saved every two seconds', async () => {
    const server = new FakeServer();
    const queue = openTab(server);
    for (let key = 1; key <= 15; key++) {
      queue.change(place, answerOf('x'.repeat(key)));
      await settle(200);
    }
    expect(server.received).toHaveLength(1);
  });

  test('[HW-04] sequences go on from what the server has', async () => {
    const server = new FakeServer();
    const queue = openTab(server);
    queue.learn(place.attemptCode, 1, [
      { taskId: 't1', sequence: 41, value: answerOf('old'), savedAt: '2026-01-01T00:00:00Z' },
    ]);
    expect(queue.valueOf(place)).toEqual(answerOf('old'));
    queue.change(place, answerOf('new'));
    await settle(500);
    expect([...server.saved.values()][0]).toMatchObject({ sequence: 42, value: answerOf('new') });
  });

  test('[HW-04] without a network it tries again after 1, 2, 5, 10, 30 s, and says that it waits', async () => {
    const server = new FakeServer();
    server.refuse = offline;
    const queue = openTab(server);
    queue.change(place, answerOf('1'));
    await settle(400);
    expect(server.received).toHaveLength(1);
    for (const [delay, tries] of [
      [1, 2],
      [2, 3],
      [5, 4],
      [10, 5],
      [30, 6],
      [30, 7],
    ] as const) {
      await settle(delay * 1_000 - 1);
      expect(server.received).toHaveLength(tries - 1);
      expect(queue.state().phase).toBe('offline');
      await settle(1);
      expect(server.received).toHaveLength(tries);
    }
    server.refuse = () => null;
    await queue.flush();
    expect(queue.state().phase).toBe('saved');
    expect(server.textAt(place)).toBe('1');
  });

  test('[HW-04] a restarted browser sends what the last one could not', async () => {
    const server = new FakeServer();
    server.refuse = offline;
    const before = openTab(server);
    before.change(place, answerOf('kept'));
    before.change(other, answerOf('too'));
    await settle(500);

    server.refuse = () => null;
    const after = openTab(server);
    after.learn(place.attemptCode, 1, []);
    const resumed = after.resume();
    await settle();
    await resumed;
    expect(after.valueOf(place)).toEqual(answerOf('kept'));
    expect([server.textAt(place), server.textAt(other)]).toEqual(['kept', 'too']);
    expect(await createIndexedDbStore().list('ivan')).toEqual([]);
  });

  test('[HW-04] a tab that is closed right after a key has kept the answer', async () => {
    const server = new FakeServer();
    const before = openTab(server);
    before.change(place, answerOf('7'));
    for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(server.received).toHaveLength(0);
    expect(await createIndexedDbStore().list('ivan')).toMatchObject([{ value: answerOf('7') }]);
  });

  test('[HW-04] nobody sends the answers of another user of the same browser', async () => {
    const server = new FakeServer();
    server.refuse = offline;
    const ivan = openTab(server);
    ivan.change(place, answerOf('of Ivan'));
    await settle(500);
    server.refuse = () => null;
    const olga = openTab(server, { userId: 'olga' });
    const resumed = olga.resume();
    await settle();
    await resumed;
    expect(server.saved.size).toBe(0);
    expect(olga.valueOf(place)).toBeUndefined();
    expect(await createIndexedDbStore().list('ivan')).toHaveLength(1);
  });

  test('[HW-04] a lost reply does no harm: the answer is sent again and saved once', async () => {
    const server = new FakeServer();
    server.losesReplies = true;
    const queue = openTab(server);
    queue.change(place, answerOf('1'));
    await settle(500);
    server.losesReplies = false;
    await settle(1_000);
    expect(new Set(server.received).size).toBe(1);
    expect(server.received).toHaveLength(2);
    expect(queue.state()).toMatchObject({ phase: 'saved', news: [] });
  });

  test('[HW-04] a change made while the former answer is on its way is sent after it', async () => {
    const server = new FakeServer();
    let release = () => {};
    const slow = {
      send: async (...args: Parameters<FakeServer['send']>) => {
        if (server.received.length === 0) await new Promise<void>((go) => (release = go));
        return server.send(...args);
      },
    };
    const queue = openTab(slow);
    queue.change(place, answerOf('1'));
    await settle(500);
    queue.change(place, answerOf('12'));
    await settle(500);
    expect(server.received).toHaveLength(0);
    release();
    await settle(500);
    expect(server.received).toHaveLength(2);
    expect(server.textAt(place)).toBe('12');
    expect(queue.state().phase).toBe('saved');
  });

  test('flush says whether anything of the attempt is left', async () => {
    const server = new FakeServer();
    const elsewhere = placeOfTask('t1', 'bafedikogupamitebabe');
    server.refuse = ({ attemptCode }) =>
      attemptCode === elsewhere.attemptCode ? { code: 'internal', status: 500 } : null;
    const queue = openTab(server);
    queue.change(elsewhere, answerOf('1'));
    queue.change(place, answerOf('2'));
    const flushed = queue.flush(place.attemptCode);
    await settle();
    expect(await flushed).toBe(true);
    expect(await queue.flush(elsewhere.attemptCode)).toBe(false);
    expect(await queue.flush()).toBe(false);
  });
});
