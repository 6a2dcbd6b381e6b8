import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { answerOf, FakeServer, offline, openTab, placeOfTask } from './queue.fixture';

const place = placeOfTask('t1');
const turns = async (count = 60) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('two tabs and two devices', () => {
  test('[HW-04] two tabs that send the same answers save each once and tell no news', async () => {
    const server = new FakeServer();
    server.refuse = offline;
    const one = openTab(server);
    one.change(place, answerOf('1'));
    await turns();
    await one.flush();
    server.refuse = () => null;
    const two = openTab(server);
    await Promise.all([two.resume(), one.flush()]);
    expect(new Set(server.received).size).toBe(1);
    expect([one.state(), two.state()]).toMatchObject([
      { phase: 'saved', news: [] },
      { phase: 'saved', news: [] },
    ]);
  });

  test('[HW-04] of two tabs without network the later answer wins, whichever is sent first', async () => {
    const server = new FakeServer();
    server.refuse = offline;
    const one = openTab(server);
    const two = openTab(server);
    one.change(place, answerOf('first'));
    one.change(place, answerOf('first, longer'));
    await turns();
    await new Promise((resolve) => setTimeout(resolve, 5));
    two.change(place, answerOf('second'));
    await turns();
    server.refuse = () => null;
    await one.flush();
    await two.flush();
    expect(server.textAt(place)).toBe('second');
    expect(one.valueOf(place)).toEqual(answerOf('second'));
  });

  test('[HW-02] what is typed here and now wins over a higher sequence of another device', async () => {
    const server = new FakeServer();
    const phone = openTab(server, { database: 'phone' });
    const tablet = openTab(server, { database: 'tablet' });
    for (const text of ['a', 'b', 'c', 'd']) {
      phone.change(place, answerOf(text));
      await phone.flush();
    }
    tablet.change(place, answerOf('now'));
    await turns();
    await tablet.flush();
    await tablet.flush();
    expect(server.textAt(place)).toBe('now');
    expect(tablet.state()).toMatchObject({ phase: 'saved', news: [] });
  });

  test('[HW-02] what waited long is replaced by a newer answer of another device, and says so', async () => {
    const server = new FakeServer();
    let hour = 0;
    const clock = { now: () => Date.now() + hour, after: () => () => undefined };
    const phone = openTab(server, { database: 'phone' });
    const tablet = openTab(server, { database: 'tablet', clock });
    tablet.change(place, answerOf('old'));
    await turns();
    hour = 3_600_000;
    for (const text of ['newer', 'newest']) {
      phone.change(place, answerOf(text));
      await phone.flush();
    }
    await tablet.flush();
    expect(server.textAt(place)).toBe('newest');
    expect(tablet.state().news).toMatchObject([{ kind: 'replaced', taskId: 't1' }]);
    tablet.learn(place.attemptCode, 1, [
      { taskId: 't1', sequence: 2, value: answerOf('newest'), savedAt: '2026-01-01T00:00:00Z' },
    ]);
    expect(tablet.valueOf(place)).toEqual(answerOf('newest'));
  });

  test('[HW-04] after any order of changes, failures, lost replies and restarts each last answer is saved', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('change' as const), task: fc.integer({ min: 1, max: 3 }) }),
      fc.constantFrom(
        { kind: 'flush' as const },
        { kind: 'leave' as const },
        { kind: 'restart' as const },
        { kind: 'offline' as const },
        { kind: 'busy' as const },
        { kind: 'lossy' as const },
        { kind: 'fine' as const },
      ),
    );
    // Nothing is sent but by these steps, however long the machine takes for them.
    const clock = { now: () => Date.now(), after: () => () => undefined };
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const database = `run-${++run}`;
        const server = new FakeServer();
        const last = new Map<string, string>();
        let tab = openTab(server, { database, clock });
        for (const [index, one] of steps.entries()) {
          if (one.kind === 'change') {
            const taskId = `t${one.task}`;
            tab.change(placeOfTask(taskId), answerOf(`${index}`));
            last.set(taskId, `${index}`);
          } else if (one.kind === 'flush') await tab.flush();
          else if (one.kind === 'leave') tab.leave();
          else if (one.kind === 'restart') {
            await turns(20);
            tab = openTab(server, { database, clock });
            await tab.resume();
          } else {
            server.losesReplies = one.kind === 'lossy';
            server.refuse =
              one.kind === 'offline'
                ? offline
                : () => (one.kind === 'busy' ? { code: 'unavailable', status: 503 } : null);
          }
        }
        server.refuse = () => null;
        server.losesReplies = false;
        await turns(20);
        expect(await tab.flush()).toBe(true);
        for (const [taskId, text] of last) expect(server.textAt(placeOfTask(taskId))).toBe(text);
        expect(tab.state().news).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
