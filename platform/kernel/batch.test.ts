import { createBatcher } from './batch';
import { ServiceError } from './errors';

type Item = { id: number; key?: string };

/** A batcher whose batches are carried out when the test says so. */
function batcher({ lanes = 1, maxSize = 10, isOfAll = false } = {}) {
  const batches: { ids: number[]; end: (error?: Error) => void }[] = [];
  const ask = createBatcher<Item, string>({
    ...{ lanes, maxSize, isOfAll: () => isOfAll },
    keysOf: ({ key }) => (key === undefined ? [] : [key]),
    run: (items) =>
      new Promise((resolve, reject) => {
        const ids = items.map(({ id }) => id);
        const end = (error?: Error) =>
          error ? reject(error) : resolve(ids.map((id) => `done ${id}`));
        batches.push({ ids, end });
      }),
  });
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  return { ask, batches, turn, idsOf: () => batches.map(({ ids }) => ids) };
}

describe('a batcher', () => {
  test('carries out together what is asked in one turn, and replies to each', async () => {
    const { ask, batches, turn, idsOf } = batcher();
    const replies = Promise.all([ask({ id: 1 }), ask({ id: 2 })]);
    await turn();
    expect(idsOf()).toEqual([[1, 2]]);
    batches[0]?.end();
    expect(await replies).toEqual(['done 1', 'done 2']);
  });

  test('gathers while its lane is taken, no more at a time than allowed', async () => {
    const { ask, batches, turn, idsOf } = batcher({ maxSize: 2 });
    const first = ask({ id: 1 });
    await turn();
    const others = [2, 3, 4].map((id) => ask({ id }));
    await turn();
    expect(idsOf()).toEqual([[1]]);
    batches[0]?.end();
    await first;
    await turn();
    expect(idsOf()).toEqual([[1], [2, 3]]);
    batches[1]?.end();
    await turn();
    batches[2]?.end();
    expect(await Promise.all(others)).toEqual(['done 2', 'done 3', 'done 4']);
  });

  test('has no two with one key under way, and keeps their order', async () => {
    const { ask, batches, turn, idsOf } = batcher({ lanes: 2 });
    const replies = [
      ask({ id: 1, key: 'a' }),
      ask({ id: 2, key: 'a' }),
      ask({ id: 3, key: 'a' }),
      ask({ id: 4, key: 'b' }),
    ];
    await turn();
    expect(idsOf()).toEqual([[1, 4]]);
    batches[0]?.end();
    await turn();
    expect(idsOf()).toEqual([[1, 4], [2]]);
    batches[1]?.end();
    await turn();
    batches[2]?.end();
    expect(await Promise.all(replies)).toEqual(['done 1', 'done 2', 'done 3', 'done 4']);
  });

  test('tries one by one when a batch fails, so that nobody fails for another', async () => {
    const { ask, batches, turn, idsOf } = batcher();
    const replies = Promise.allSettled([ask({ id: 1 }), ask({ id: 2 })]);
    await turn();
    batches[0]?.end(new Error('a value of 2'));
    await turn();
    expect(idsOf()).toEqual([[1, 2], [1], [2]]);
    batches[1]?.end();
    batches[2]?.end(new Error('a value of 2'));
    expect(await replies).toMatchObject([
      { value: 'done 1' },
      { reason: { message: 'a value of 2' } },
    ]);
    const next = ask({ id: 3 });
    await turn();
    batches[3]?.end();
    expect(await next).toBe('done 3');
  });

  test('tells all of a failure that is of all, and goes on', async () => {
    const { ask, batches, turn, idsOf } = batcher({ isOfAll: true });
    const replies = Promise.allSettled([ask({ id: 1 }), ask({ id: 2 })]);
    await turn();
    batches[0]?.end(new Error('no database'));
    expect((await replies).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    void ask({ id: 3 });
    await turn();
    expect(idsOf()).toEqual([[1, 2], [3]]);
  });

  test('refuses whom it could not answer in time', async () => {
    const { ask, turn } = batcher();
    void ask({ id: 0 });
    await turn();
    for (let id = 1; id <= 2_000; id++) void ask({ id });
    await expect(ask({ id: 2_001 })).rejects.toEqual(new ServiceError('unavailable'));
  });
});
