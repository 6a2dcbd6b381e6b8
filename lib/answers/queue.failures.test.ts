import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { answerOf, failure, FakeServer, offline, openTab, placeOfTask } from './queue.fixture';
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

const failing = () => Promise.reject(new Error('no storage'));

describe('the answer queue, when something fails', () => {
  test.each(['attempt_finished', 'answer_mismatch', 'task_not_in_homework'] as const)(
    '[HW-04] %s takes the answer out and says so; the others go on',
    async (code) => {
      const server = new FakeServer();
      server.refuse = ({ taskId }) => (taskId === 't1' ? { code, status: 409 } : null);
      const queue = openTab(server);
      queue.change(place, answerOf('1'));
      queue.change(other, answerOf('2'));
      await settle(500);
      expect(queue.state()).toMatchObject({
        phase: 'saved',
        news: [{ ...place, kind: 'refused', code }],
      });
      expect(server.textAt(other)).toBe('2');
      await settle(60_000);
      expect(server.received).toHaveLength(2);
      expect(await createIndexedDbStore().list('ivan')).toEqual([]);
      queue.dismissNews();
      expect(queue.state().news).toEqual([]);
    },
  );

  test('[HW-04] an answer on which the server stumbles does not hold up the others, nor is it lost', async () => {
    const server = new FakeServer();
    server.refuse = ({ taskId }) => (taskId === 't1' ? { code: 'internal', status: 500 } : null);
    const queue = openTab(server);
    queue.change(place, answerOf('1'));
    queue.change(other, answerOf('2'));
    await settle(500);
    expect(server.textAt(other)).toBe('2');
    expect(queue.state().phase).toBe('troubled');
    server.refuse = () => null;
    await settle(1_000);
    expect(server.textAt(place)).toBe('1');
  });

  test('[AUTH-12] a 401 keeps everything and asks for sign-in; after it all is sent', async () => {
    const server = new FakeServer();
    server.refuse = () => ({ code: 'unauthorized', status: 401 });
    const queue = openTab(server);
    queue.change(place, answerOf('1'));
    queue.change(other, answerOf('2'));
    await settle(500);
    expect(server.received).toHaveLength(1);
    expect(queue.state().phase).toBe('signIn');
    server.refuse = () => null;
    await queue.flush();
    expect(server.saved.size).toBe(2);
    expect(queue.state().phase).toBe('saved');
  });

  test('[HW-04] an attempt that is not found in the session of somebody else is kept for its owner', async () => {
    const server = new FakeServer();
    server.refuse = () => ({ code: 'attempt_not_found', status: 404 });
    let session = 'olga';
    const queue = openTab(server, { isOwnSession: () => Promise.resolve(session === 'ivan') });
    queue.change(place, answerOf('1'));
    await settle(500);
    expect(queue.state()).toMatchObject({ phase: 'signIn', news: [] });
    session = 'ivan';
    await queue.flush();
    expect(queue.state().news).toMatchObject([{ kind: 'refused', code: 'attempt_not_found' }]);
  });

  test('[HW-04] a request that hangs counts as no answer', async () => {
    const queue = openTab({ send: () => new Promise(() => undefined) });
    queue.change(place, answerOf('1'));
    await settle(500);
    expect(queue.state().phase).toBe('saving');
    await settle(15_000);
    expect(queue.state().phase).toBe('offline');
  });

  test('[HW-04] leaving sends at once all that is unsent; that it is sent twice does no harm', async () => {
    const server = new FakeServer();
    const ways: [number, boolean][] = [];
    const queue = openTab(server, {
      send: (answer, { leaving }) => {
        ways.push([1, leaving]);
        return server.send(answer);
      },
      sendTogether: (answers, { leaving }) => {
        ways.push([answers.length, leaving]);
        return server.sendTogether(answers);
      },
    });
    queue.change(place, answerOf('1'));
    queue.change(other, answerOf('2'));
    queue.change(placeOfTask('t1', 'gobafedikogupamitebaba'.slice(0, 20)), answerOf('3'));
    queue.leave();
    expect(ways).toEqual([
      [2, true],
      [1, true],
    ]);
    await settle(500);
    expect(server.saved.size).toBe(3);
    expect(queue.state()).toMatchObject({ phase: 'saved', news: [] });
    expect(await createIndexedDbStore().list('ivan')).toEqual([]);
  });

  test('[HW-04] without IndexedDB it works from memory and knows what is at risk', async () => {
    const server = new FakeServer();
    server.refuse = offline;
    const broken = { list: failing, put: failing, remove: failing };
    const queue = openTab(server, { store: broken });
    queue.change(place, answerOf('1'));
    await settle(500);
    expect(queue.isAtRisk()).toBe(true);
    server.refuse = () => null;
    await queue.flush();
    expect(server.textAt(place)).toBe('1');
    expect(queue.isAtRisk()).toBe(false);
  });

  test('[HW-04] with IndexedDB nothing is at risk, however long the network is unavailable', async () => {
    const queue = openTab({ send: () => Promise.resolve(failure(offline())) });
    queue.change(place, answerOf('1'));
    await settle(500);
    await settle(60_000);
    expect(queue.state().phase).toBe('offline');
    expect(queue.isAtRisk()).toBe(false);
  });
});
