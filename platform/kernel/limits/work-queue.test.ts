/** @jest-environment node */
import { createWorkQueue } from './work-queue';

const bounds = { atOnce: 2, waiting: 3, retryAfterSeconds: 7 };
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Works that begin when the queue lets them, and end when they are told to. */
function works(queue: ReturnType<typeof createWorkQueue>) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const add = (id: number) =>
    queue.run(() => {
      begun.push(id);
      return new Promise<number>((resolve) => ends.push(() => resolve(id)));
    });
  const endNext = async () => {
    ends.shift()?.();
    await settle();
  };
  return { add, begun, endNext };
}

test('[TRUST-08] two are worked on at once, three wait in their order, one more is refused', async () => {
  const { add, begun, endNext } = works(createWorkQueue(bounds));
  const taken = [1, 2, 3, 4, 5].map(add);
  await expect(add(6)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 7 });
  expect(begun).toEqual([1, 2]);
  for (let turn = 0; turn < 5; turn++) await endNext();
  expect(await Promise.all(taken)).toEqual([1, 2, 3, 4, 5]);
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

test('[TRUST-08] a place that became free is taken again', async () => {
  const { add, endNext } = works(createWorkQueue(bounds));
  const taken = [1, 2, 3, 4, 5].map(add);
  await settle();
  await endNext();
  const late = add(6);
  for (let turn = 0; turn < 5; turn++) await endNext();
  expect(await Promise.all([...taken, late])).toHaveLength(6);
});

test('[TRUST-08] work that fails gives its place back', async () => {
  const queue = createWorkQueue({ ...bounds, atOnce: 1 });
  const failing = () => Promise.reject(new Error('no memory'));
  for (let turn = 0; turn < 9; turn++)
    await expect(queue.run(failing)).rejects.toThrow('no memory');
  await expect(queue.run(() => Promise.resolve('done'))).resolves.toBe('done');
});
