import { EventEmitter, once } from 'node:events';
import { Refusal } from '../refusal.mjs';
import { KeptPart } from './kept-part.mjs';

/** @param {() => boolean} holds */
async function until(holds) {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}

/** A world in which waiting takes no time, and a part that ends when it is told to. */
function make({ needs = /** @type {KeptPart[]} */ ([]) } = {}) {
  let now = 0;
  /** @type {number[]} */
  const waits = [];
  /** @type {string[]} */
  const said = [];
  const events = new EventEmitter();
  const world = {
    now: () => now,
    wait: async (/** @type {number} */ ms, /** @type {AbortSignal} */ signal) => {
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
      waits.push(ms);
      now += ms;
    },
    say: (/** @type {string} */ line) => said.push(line),
  };
  /** @type {boolean[]} */
  const launches = [];
  let fails = 0;
  const stops = { count: 0 };
  const launch = async (/** @type {{ isFirst: boolean }} */ { isFirst }) => {
    launches.push(isFirst);
    if (fails > 0) {
      fails--;
      throw new Refusal('порт занят');
    }
    const ended = once(events, 'end');
    const stop = async () => {
      stops.count++;
      events.emit('end');
    };
    return { ended, stop };
  };
  const returns = () => said.filter((line) => line.startsWith('Снова')).length;
  const part = new KeptPart('сайт', launch, { needs, world });
  return {
    ...{ part, waits, said, launches, stops },
    pass: (/** @type {number} */ ms) => (now += ms),
    fail: (/** @type {number} */ times) => (fails = times),
    die: () => events.emit('end'),
    /** Ends it and waits until it runs again. */
    async dieAndReturn() {
      const times = returns();
      events.emit('end');
      await until(() => returns() > times);
    },
    start: () => part.start(new AbortController().signal),
  };
}

test('[HTTP-04] a part that ends by itself is started again, which is said once', async () => {
  const { part, waits, said, launches, start, dieAndReturn } = make();
  await start();
  await dieAndReturn();
  expect(waits).toEqual([500]);
  expect(launches).toEqual([true, false]);
  expect(said).toEqual([
    'Часть продукта неожиданно остановилась: сайт. Запускаю снова.',
    'Снова работает: сайт.',
  ]);
  await part.stop();
});

test('[HTTP-04] each time the wait is doubled, up to half a minute, and begins anew after a quiet minute', async () => {
  const { part, waits, pass, start, dieAndReturn } = make();
  await start();
  for (let time = 0; time < 8; time++) await dieAndReturn();
  pass(60_000);
  await dieAndReturn();
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 500]);
  await part.stop();
});

test('[HTTP-04] a start that fails is tried again, without a word each time', async () => {
  const { part, waits, said, fail, start, dieAndReturn } = make();
  await start();
  fail(4);
  await dieAndReturn();
  expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  expect(said).toHaveLength(2);
  await part.stop();
});

test('[HTTP-04] five starts in a minute that come to nothing end everything with the reason', async () => {
  const { part, waits, fail, start, die } = make();
  await start();
  fail(5);
  die();
  expect(await part.ended).toEqual(
    new Refusal('Часть продукта больше не запускается: сайт. порт занят'),
  );
  expect(waits).toHaveLength(5);
});

test('[HTTP-04] the first start fails at once', async () => {
  const { launches, fail, start } = make();
  fail(1);
  await expect(start()).rejects.toThrow('порт занят');
  expect(launches).toEqual([true]);
});

test('[HTTP-04] a part is not started before those that it needs', async () => {
  const database = make();
  await database.start();
  const platform = make({ needs: [database.part] });
  await platform.start();
  database.die();
  platform.die();
  await until(() => platform.launches.length === 2);
  expect(database.launches).toEqual([true, false]);
  expect(database.said).toHaveLength(2);
  await Promise.all([database.part.stop(), platform.part.stop()]);
});

test('[HTTP-04] a part that is stopped stays stopped, also while it waits to be started', async () => {
  const { part, launches, stops, start } = make();
  await start();
  await part.stop();
  expect(stops.count).toBe(1);
  expect(launches).toHaveLength(1);

  const other = make();
  await other.start();
  other.die();
  await other.part.stop();
  expect(other.launches).toHaveLength(1);
});
