import { ServiceError } from './errors';

/** What carries out many at once what is asked for one by one. */
export type Batching<Item, Reply> = {
  /** Carries the items out together; replies in their order. What it throws is told to each of them. */
  run(items: readonly Item[]): Promise<readonly Reply[]>;
  /** Items that have a key in common follow each other: never in one batch, nor in two at a time. */
  keysOf?(item: Item): readonly string[];
  /** The most that one batch takes. */
  maxSize: number;
  /** How many batches are under way at a time. */
  lanes: number;
  /** Whether a failure is of all of a batch: one by one they would fail as well. */
  isOfAll(error: unknown): boolean;
};

/** More than this many do not wait: they would be answered when nobody listens any more. */
const MAX_WAITING = 2_000;

type Waiting<Item, Reply> = {
  item: Item;
  keys: readonly string[];
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
};

/**
 * Joins what is asked at the same time. Nobody waits for company: a batch starts at once while there is
 * a lane for it, and takes what has come by then; what comes while all lanes are taken is the next batch.
 * A batch that fails is carried out one by one, so that nobody fails for the item of another.
 *
 * @returns asks for one; throws (rejects) with what `run` throws for it, and ServiceError `unavailable`
 *   when too many wait
 */
export function createBatcher<Item, Reply>(
  batching: Batching<Item, Reply>,
): (item: Item) => Promise<Reply> {
  const batcher = new Batcher(batching);
  return (item) => batcher.ask(item);
}

class Batcher<Item, Reply> {
  readonly #batching: Batching<Item, Reply>;
  /** Keys of what is under way. */
  readonly #busy = new Set<string>();
  #queue: Waiting<Item, Reply>[] = [];
  #running = 0;
  #isPlanned = false;

  constructor(batching: Batching<Item, Reply>) {
    this.#batching = batching;
  }

  ask(item: Item): Promise<Reply> {
    if (this.#queue.length >= MAX_WAITING) return Promise.reject(new ServiceError('unavailable'));
    const keys = this.#batching.keysOf?.(item) ?? [];
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, keys, resolve, reject });
      this.#plan();
    });
  }

  /** All that is asked in this turn of the event loop goes together. */
  #plan(): void {
    if (this.#isPlanned || this.#running >= this.#batching.lanes) return;
    if (this.#queue.length === 0) return;
    this.#isPlanned = true;
    setImmediate(() => {
      this.#isPlanned = false;
      this.#start();
    });
  }

  #start(): void {
    const batch = this.#takeBatch();
    if (batch.length === 0) return;
    this.#running += 1;
    const keys = batch.flatMap((one) => one.keys);
    for (const key of keys) this.#busy.add(key);
    void this.#carryOut(batch).then(() => {
      this.#running -= 1;
      for (const key of keys) this.#busy.delete(key);
      this.#plan();
    });
    this.#plan();
  }

  /** What may start now, in its order: who shares a key with somebody before waits for them. */
  #takeBatch(): Waiting<Item, Reply>[] {
    const batch: Waiting<Item, Reply>[] = [];
    const rest: Waiting<Item, Reply>[] = [];
    const before = new Set<string>();
    for (const one of this.#queue) {
      const isFree = one.keys.every((key) => !this.#busy.has(key) && !before.has(key));
      (isFree && batch.length < this.#batching.maxSize ? batch : rest).push(one);
      for (const key of one.keys) before.add(key);
    }
    this.#queue = rest;
    return batch;
  }

  async #carryOut(batch: readonly Waiting<Item, Reply>[]): Promise<void> {
    const { run, isOfAll } = this.#batching;
    try {
      const replies = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(replies[index] as Reply));
    } catch (error) {
      if (batch.length === 1 || isOfAll(error)) for (const { reject } of batch) reject(error);
      else await Promise.all(batch.map((one) => this.#carryOut([one])));
    }
  }
}
