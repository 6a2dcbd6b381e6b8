import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { answerOf, placeOfTask } from './queue.fixture';
import { createIndexedDbStore } from './store';
import type { UnsentAnswer } from './unsent-answer';

const answer = (change: Partial<UnsentAnswer> = {}): UnsentAnswer => ({
  ...placeOfTask('t1'),
  answerId: 'a',
  userId: 'ivan',
  sequence: 1,
  value: answerOf('1'),
  changedAt: 1,
  ...change,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('the store of unsent answers', () => {
  test('[HW-04] a newer answer takes the place of an older one', async () => {
    const store = createIndexedDbStore();
    await store.put(answer());
    await store.put(answer({ answerId: 'b', sequence: 2 }));
    expect(await store.list('ivan')).toMatchObject([{ answerId: 'b' }]);
  });

  test('[HW-04] a later answer gets a sequence above that of another tab', async () => {
    const store = createIndexedDbStore();
    await store.put(answer({ sequence: 7 }));
    const kept = await store.put(answer({ answerId: 'b', sequence: 3 }));
    expect(kept).toMatchObject({ answerId: 'b', sequence: 8 });
    expect(await store.list('ivan')).toEqual([kept]);
  });

  test('[HW-04] removing an answer leaves a newer one at the same place', async () => {
    const store = createIndexedDbStore();
    await store.put(answer());
    await store.put(answer({ answerId: 'b', sequence: 2 }));
    await store.remove(answer());
    expect(await store.list('ivan')).toHaveLength(1);
    await store.remove(answer({ answerId: 'b' }));
    expect(await store.list('ivan')).toEqual([]);
  });

  test('[HW-04] lists the answers of one user alone, the oldest first', async () => {
    const store = createIndexedDbStore();
    await store.put(answer({ changedAt: 20 }));
    await store.put(answer({ ...placeOfTask('t2'), changedAt: 10 }));
    await store.put(answer({ userId: 'ivan2' }));
    await store.put(answer({ userId: 'iva' }));
    expect((await store.list('ivan')).map(({ taskId }) => taskId)).toEqual(['t2', 't1']);
  });

  test('[HW-04] what cannot be read is left out, and does not stop what comes in its place', async () => {
    const store = createIndexedDbStore();
    await store.put(answer({ ...placeOfTask('t2') }));
    await store.put({ ...answer(), sequence: 'many' as never, value: { kind: 'essay' } as never });
    expect((await store.list('ivan')).map(({ taskId }) => taskId)).toEqual(['t2']);
    const kept = await store.put(answer({ answerId: 'b' }));
    expect(kept.sequence).toBe(1);
    expect(await store.list('ivan')).toHaveLength(2);
  });

  test('[HW-04] a browser without storage is told apart, not waited for', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await expect(createIndexedDbStore().list('ivan')).rejects.toThrow('No IndexedDB');
  });

  test('[HW-04] a storage that never answers counts as none after three seconds', async () => {
    jest.useFakeTimers();
    const request = indexedDB.open('never');
    jest.spyOn(request, 'addEventListener').mockImplementation(() => undefined);
    jest.spyOn(indexedDB, 'open').mockReturnValue(request);
    const listed = createIndexedDbStore().list('ivan');
    const refused = expect(listed).rejects.toThrow('IndexedDB does not open');
    await jest.advanceTimersByTimeAsync(3_000);
    await refused;
    jest.useRealTimers();
  });
});
