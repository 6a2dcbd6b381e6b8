import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { createPageQueue, type Slot } from './page-queue';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const limits = { atOnce: 2, waiting: 2, patienceMs: 1_000, holdMs: 5_000 };
const client = () => new EventEmitter();

function open() {
  const queue = createPageQueue(limits);
  const [first, second] = [queue.enter(client()), queue.enter(client())] as Slot[];
  return { queue, first: first!, second: second! };
}

test('[HTTP-02] as many as may be rendered at once enter at once', () => {
  const { queue, first } = open();
  expect(queue.state()).toEqual({ running: 2, waiting: 0 });
  expect(queue.enter(client())).toBeInstanceOf(Promise);
  first.release();
  expect(queue.state()).toEqual({ running: 2, waiting: 0 });
});

test('[HTTP-02] the others enter in their order', async () => {
  const { queue, first, second } = open();
  const entered: string[] = [];
  const third = Promise.resolve(queue.enter(client())).then(() => entered.push('third'));
  const fourth = Promise.resolve(queue.enter(client())).then(() => entered.push('fourth'));
  second.release();
  first.release();
  await Promise.all([third, fourth]);
  expect(entered).toEqual(['third', 'fourth']);
});

test('[HTTP-02] a slot that is given back twice is one slot', () => {
  const { queue, first } = open();
  first.release();
  first.release();
  expect(queue.state()).toEqual({ running: 1, waiting: 0 });
});

test('[HTTP-02] the line is bounded', () => {
  const { queue } = open();
  void queue.enter(client());
  void queue.enter(client());
  expect(queue.enter(client())).toBeNull();
  expect(queue.state()).toEqual({ running: 2, waiting: 2 });
});

test('[HTTP-02] nobody waits for longer than the limit', async () => {
  const { queue } = open();
  const third = queue.enter(client());
  jest.advanceTimersByTime(limits.patienceMs);
  expect(await third).toBeNull();
  expect(queue.state()).toEqual({ running: 2, waiting: 0 });
});

test('[HTTP-02] who goes away leaves the line', async () => {
  const { queue, first } = open();
  const gone = client();
  const third = queue.enter(gone);
  const fourth = queue.enter(client());
  gone.emit('close');
  expect(await third).toBeNull();
  first.release();
  expect(await fourth).toEqual({ release: expect.any(Function) });
  expect(queue.state()).toEqual({ running: 2, waiting: 0 });
});

test('[HTTP-02] a client that goes away later changes nothing', async () => {
  const { queue, first } = open();
  const late = client();
  const third = queue.enter(late);
  first.release();
  await third;
  late.emit('close');
  expect(queue.state()).toEqual({ running: 2, waiting: 0 });
});

test('[HTTP-02] a page that takes too long lets others in', () => {
  const { queue } = open();
  jest.advanceTimersByTime(limits.holdMs);
  expect(queue.state()).toEqual({ running: 0, waiting: 0 });
});

test('[HTTP-02] pages that count no more do not let in others without end', () => {
  const { queue, first } = open();
  for (let round = 0; round < 20; round++) {
    jest.advanceTimersByTime(limits.holdMs);
    while (queue.state().running < limits.atOnce) queue.enter(client());
  }
  // Four times as many are under way: two of them counted, none let in.
  expect(queue.enter(client())).toBeInstanceOf(Promise);
  jest.advanceTimersByTime(limits.holdMs);
  expect(queue.state().running).toBe(limits.atOnce);
  first.release();
  expect(queue.state().running).toBeLessThanOrEqual(limits.atOnce);
});

test('[HTTP-02] whoever waited keeps nothing of the page that made room', async () => {
  const { queue, first } = open();
  const context = new AsyncLocalStorage<string>();
  const third = context.run('third', () => queue.enter(client()));
  const begunIn: (string | undefined)[] = [];
  const begin = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((...given: Parameters<typeof begin>) => {
    begunIn.push(context.getStore());
    return begin(...given);
  }) as typeof begin);
  context.run('first', () => first.release());
  await third;
  expect(begunIn).toEqual(['third']);
});
